import type { Layout, LintFinding, LintReport, Problem, ResolvedRect, Severity } from './contract.js';

export * from './contract.js';

/** Where a screen is shown. A list asks for each of its values. */
export interface EnvironmentOptions {
  orientation?: string | string[];
  systemVersion?: string | number;
  window?: string | string[];
  locale?: string | string[];
  keyboard?: string | number | boolean;
  posture?: string;
  textSize?: string | string[];
  direction?: string | string[];
  style?: string | string[];
  scene?: string;
  type?: string;
  make?: string;
  fill?: string | string[];
  call?: string | string[];
  define?: string | string[];
  in?: string | string[];
  width?: number;
  height?: number;
}

/** Which rules are asked for. */
export interface LintOptions {
  disable?: string | string[];
  enable?: string | string[];
  only?: string | string[];
  pseudo?: string | string[];
  allWindows?: boolean;
}

export interface FitOptions extends LintOptions {
  /** From which severity a finding counts; `warning` by default. */
  failOn?: Severity;
}

export interface LayoutOptions {
  exact?: boolean;
  show?: string | string[];
  fields?: string | string[];
}

/** What is asked about: a path, or a text with the suffix that its file would have. */
export type Source = { path: string; text?: undefined; suffix?: undefined } | { path?: undefined; text: string; suffix: string };

/** Who answers. */
export interface Resolver {
  ask(operation: 'resolve' | 'lint', source: Source, options: object, form: 'json' | 'text' | 'svg'): Promise<string>;
}

/** A service that runs somewhere. timeout: in milliseconds. It takes files, not folders. */
export class Service implements Resolver {
  constructor(url: string, options?: { token?: string; timeout?: number });
  ask(operation: 'resolve' | 'lint', source: Source, options: object, form: 'json' | 'text' | 'svg'): Promise<string>;
}

/** The program on this machine, by default that of this package. It reads no `.layout-resolver.yml`. */
export class Program implements Resolver {
  constructor(path?: string, options?: { timeout?: number });
  ask(operation: 'resolve' | 'lint', source: Source, options: object, form: 'json' | 'text' | 'svg'): Promise<string>;
}

/** Why there is no answer. */
export class LayoutError extends Error {
  /** What a service said. */
  problem?: Problem;
}

/** What was found on a screen, and whether it fits. As text it is all that was found, in lines. */
export class Verdict {
  readonly fits: boolean;
  readonly findings: LintFinding[];
  readonly text: string;
  toString(): string;
}

/** A screen on devices. Each question is asked anew, and rejects with a LayoutError where there is no answer. */
export class Shown {
  /** What should be mended, as `lint` says it. */
  report(options?: LintOptions): Promise<LintReport>;
  /** What should be mended, the gravest of each file first. */
  findings(options?: LintOptions): Promise<LintFinding[]>;
  /** Whether nothing should be mended, and what otherwise. */
  verdict(options?: FitOptions): Promise<Verdict>;
  /** Whether nothing should be mended. */
  fits(options?: FitOptions): Promise<boolean>;
  /** Rejects with all that should be mended, where something should. */
  assertFits(options?: FitOptions): Promise<void>;
  /** The layouts: one for each screen and environment. */
  layouts(options?: LayoutOptions): Promise<Layout[]>;
  /** The only layout. */
  layout(options?: LayoutOptions): Promise<Layout>;
  /** Where a view is in the window, by its id or by what people call it. */
  frame(view: string): Promise<ResolvedRect>;
  /** The tree of views with their frames, as text. */
  text(): Promise<string>;
  /** A picture of the only layout, as SVG. */
  picture(): Promise<string>;
}

export interface ScreenOptions {
  /** The address of a service, or who else answers; by default what LAYOUTRESOLVER_SERVER says, else the program of this package. */
  server?: string | Resolver;
}

/** A layout document, an Interface Builder file, a file in Swift, or the folder of an app. */
export class Screen {
  /** document: as `/v1/resolve` takes it, as an object or as text. */
  constructor(document: object | string, options?: ScreenOptions);
  static load(path: string, options?: ScreenOptions): Screen;
  /** The screen on a device or several; on those that it names itself where there are none. */
  on(device?: string | string[], options?: EnvironmentOptions): Shown;
}

/** The path of the program: what LAYOUTRESOLVER_PROGRAM says, else that of the package for this machine. */
export function findProgram(): string;

import type { Device } from './contract.js';

export type { Device };

/** All devices, oldest first in each family. They are shared: copy what you change. */
export const devices: readonly Device[];

/** The device of an id, a name, an alias or a model identifier; undefined for what is none. */
export function device(name: string): Device | undefined;

/** Whether a field, as a dotted path, or a part of it rests on one source or on a derivation. */
export function isUncertain(device: Device, field: string): boolean;

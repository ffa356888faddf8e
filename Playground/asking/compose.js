// What is asked: the document as it was written, with what the controls say in place of its own environment.

const ENDS = ["from", "to", "events", "duringTransition"];

function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a device stands for the canvas of an Interface Builder file, whose facts belong to no other device. */
function isCanvas(device) {
  return isObject(device) && String(device.name ?? "").startsWith("Interface Builder canvas");
}

/** Takes away what was recorded of the canvas, so that another device brings its own. */
function leaveCanvas(document) {
  const { portraitSize } = document.device;
  const result = { ...document };
  delete result.systemVersion;
  delete result.orientation;
  if (isObject(result.traits)) {
    const { horizontalSizeClass, verticalSizeClass, ...traits } = result.traits;
    result.traits = traits;
  }
  const { window } = result;
  if (!isObject(window)) return result;
  const sides = [window.width, window.height].sort((a, b) => a - b).join();
  const isFull = sides === [portraitSize?.width, portraitSize?.height].sort((a, b) => a - b).join();
  if (isFull) delete result.window;
  else result.window = { width: window.width, height: window.height };
  return result;
}

/** Sets a key for a document and for each of its environments, which would else win. */
function setEverywhere(document, key, value) {
  document[key] = value;
  if (Array.isArray(document.environments)) {
    document.environments = document.environments.map((environment) => {
      const { [key]: _, ...others } = isObject(environment) ? environment : {};
      return others;
    });
  }
}

function setDevices(document, choice) {
  if (choice.all) {
    document.environments = "all";
  } else if (choice.devices.length > 1) {
    document.environments = choice.devices.map((device) => ({ device }));
  } else if (choice.devices.length === 1) {
    delete document.environments;
    [document.device] = choice.devices;
  }
}

/** A document with what the controls choose. The document itself stays as it is. */
export function withChoice(document, choice) {
  const isElsewhere = choice.all || choice.devices.length > 0;
  const result = isElsewhere && isCanvas(document.device) ? leaveCanvas(document) : { ...document };
  setDevices(result, choice);
  for (const key of ["orientation", "window", "systemVersion", "keyboard"]) {
    if (choice[key] !== undefined) setEverywhere(result, key, choice[key]);
  }
  if (Object.keys(choice.traits).length > 0) {
    const traits = Array.isArray(result.traits) ? Object.assign({}, ...result.traits) : result.traits;
    result.traits = { ...(isObject(traits) ? traits : {}), ...choice.traits };
  }
  return result;
}

/** One end of a transition as a document of its own. */
export function endOf(document, end) {
  const result = Object.fromEntries(Object.entries(document).filter(([key]) => !ENDS.includes(key)));
  return { ...result, ...document[end] };
}

function part(value, catalog) {
  if (!catalog) return { body: value, contentType: "application/json" };
  const form = new FormData();
  form.append("document", new Blob([value], { type: "application/json" }));
  form.append("catalog", catalog, catalog.name);
  // The browser names the boundary.
  return { body: form };
}

/** The document of one of many environments, which gave `layout`; null where that cannot be told. */
export function single(document, number, layout) {
  const { environments, ...rest } = document;
  if (Array.isArray(environments)) {
    const { name, ...own } = environments[number] ?? {};
    const traits = rest.traits && own.traits ? { traits: { ...rest.traits, ...own.traits } } : {};
    return { ...rest, ...own, ...traits };
  }
  const { device, orientation } = layout.environment;
  return environments === "all" ? { ...rest, device, orientation } : null;
}

/** A document as a question: JSON, or a form with the asset catalogue beside it. */
export function question(document, catalog) {
  return part(typeof document === "string" ? document : JSON.stringify(document), catalog);
}

/** Whether a choice leaves a document as it is. */
export function isEmpty(choice) {
  const { traits, devices, all, ...others } = choice;
  return !all && devices.length === 0 && Object.keys(traits).length === 0 && Object.values(others).every((v) => v === undefined);
}

/** What a text is, by its first letters and words: "xml", "json", "log" or "swift"; "json" also for what is none of these. */
export function kindOf(text) {
  if (/^[\uFEFF\s]*</.test(text) && !/^\s*<NSLayoutConstraint/.test(text)) return "xml";
  if (/^[\uFEFF\s]*\{/.test(text)) return "json";
  if (/NSLayoutConstraint:0x|UIViewAlertForUnsatisfiableConstraints|Unable to simultaneously satisfy/.test(text)) return "log";
  return /^\s*(import\s+\w+|(?:@\w+\s+)*(?:(?:public|open|final|private|internal)\s+)*(?:class|extension|struct|enum)\s+\w+)/m.test(text) ? "swift" : "json";
}

const FILE_TYPES = { xml: "application/xml", swift: "text/x-swift", log: "text/plain" };

/**
 * What a text asks for.
 *
 * kind: "layout"; "transition" for a document with two ends, of which `to` is shown; "file" for XML and Swift, with its contentType;
 * "log" for what a console printed; "text" for what is no object of JSON, which the server says best. document: what is laid out, null
 * for all but the first two. sent: the text to send.
 */
export function read(text, choice) {
  const contentType = FILE_TYPES[kindOf(text)];
  if (contentType) return { kind: contentType === "text/plain" ? "log" : "file", document: null, sent: text, contentType };
  let document;
  try {
    document = JSON.parse(text);
  } catch {
    return { kind: "text", document: null, sent: text };
  }
  if (!isObject(document)) return { kind: "text", document: null, sent: text };
  if (isObject(document.from) && isObject(document.to)) {
    const chosen = withChoice(document, { ...choice, devices: choice.devices.slice(0, 1), all: false });
    return { kind: "transition", whole: chosen, document: endOf(chosen, "to"), sent: JSON.stringify(endOf(chosen, "to")) };
  }
  if (isEmpty(choice)) return { kind: "layout", document, sent: text };
  const chosen = withChoice(document, choice);
  return { kind: "layout", document: chosen, sent: JSON.stringify(chosen) };
}

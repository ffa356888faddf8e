// Every iPhone and iPad as data.
import catalogue from './catalogue.js';

/** All devices, oldest first in each family. They are shared: copy what you change. */
export const devices = catalogue.devices;

const numbers = new Map();
devices.forEach((each, number) => {
  for (const name of [each.id, each.name, ...each.aliases, ...each.modelIdentifiers]) {
    if (!numbers.has(name.toLowerCase())) numbers.set(name.toLowerCase(), number);
  }
});

/** The device of an id, a name, an alias or a model identifier; undefined for what is none. */
export function device(name) {
  return devices[numbers.get(name.toLowerCase())];
}

/** Whether a field, as a dotted path, or a part of it rests on one source or on a derivation. */
export function isUncertain(device, field) {
  return device.uncertain.some((each) => `${each}.`.startsWith(`${field}.`) || `${field}.`.startsWith(`${each}.`));
}

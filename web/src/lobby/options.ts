/** What may be chosen about a table, as rows of the lobby. */
import type { Needs } from '../lib/protocol/Needs';
import type { OptionInfo } from '../lib/protocol/OptionInfo';
import type { OptionValue } from '../lib/protocol/OptionValue';
import type { JsonValue } from '../lib/protocol/serde_json/JsonValue';

export type Chosen = Record<string, JsonValue>;

/** `KwisatzHaderach` and `kwisatz_haderach` are both `kwisatz-haderach` in a message. */
export const dashed = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();

/** An option with just one value is no choice. */
export const isChoice = ({ form, values }: OptionInfo): boolean =>
  values.length > 1 && (typeof form === 'string' || form.list > 0);

export const sameValue = (a: JsonValue | undefined, b: JsonValue | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Are the other switches as an option or a value needs them? */
const met = (needs: Needs | undefined, options: readonly OptionInfo[], chosen: Chosen): boolean => {
  if (!needs) return true;
  const on = (switched: string): boolean => {
    const option = options.find(({ name }) => name === switched);
    return option !== undefined && (chosen[switched] ?? option.usual) === true;
  };
  return (needs.any.length === 0 || needs.any.some(on)) && !(needs.off !== null && on(needs.off));
};

/** What can be chosen as things stand: options and values whose switch is on, and those refused with their reason. */
export const offered = (options: readonly OptionInfo[], chosen: Chosen): OptionInfo[] =>
  options
    .filter(({ needs }) => met(needs, options, chosen))
    .map((option) => ({
      ...option,
      values: option.values.filter(({ needs }) => met(needs, options, chosen)),
    }));

/** The same choices without what is not offered any more: a leader goes with the expansion that brought them. */
export function settled(options: readonly OptionInfo[], chosen: Chosen): Chosen {
  const open = new Map(offered(options, chosen).map((option) => [option.name, option]));
  const values = options.map((option): [string, JsonValue] => {
    const now = open.get(option.name);
    const value = chosen[option.name] ?? option.usual;
    if (!now || now.refused) return [option.name, option.usual];
    const known = (one: JsonValue) => now.values.some((known) => sameValue(known.value, one));
    if (option.form === 'one' || !Array.isArray(value))
      return [option.name, known(value) ? value : option.usual];
    return [option.name, value.map((one) => (known(one) ? one : null))];
  });
  return Object.fromEntries(values);
}

/** The values of a list, one for each place. */
export const places = (option: OptionInfo, chosen: Chosen): JsonValue[] => {
  const value = chosen[option.name] ?? option.usual;
  return Array.isArray(value) ? value : [];
};

/** What a place of a list may be: no value stands twice but `null`, which leaves the place to chance. */
export function free(option: OptionInfo, chosen: Chosen, at: number): OptionValue[] {
  const others = places(option, chosen).filter((_, place) => place !== at);
  return option.values.filter(
    ({ value }) => value === null || !others.some((other) => sameValue(other, value)),
  );
}

/** The same choices with one place of a list filled anew. */
export const fill = (option: OptionInfo, chosen: Chosen, at: number, value: JsonValue): Chosen => ({
  ...chosen,
  [option.name]: places(option, chosen).map((before, place) => (place === at ? value : before)),
});

/** Only what is not as usual is sent. */
export const changes = (options: readonly OptionInfo[], chosen: Chosen): Chosen =>
  Object.fromEntries(
    options
      .filter(({ name, usual }) => name in chosen && !sameValue(chosen[name], usual))
      .map(({ name }) => [name, chosen[name] ?? null]),
  );

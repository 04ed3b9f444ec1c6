import type { AttributeSpec } from './contract.ts';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * The value an attribute's text stands for. A missing attribute, a bad number, an unknown word and bad JSON
 * all give the default; a present boolean is true whatever its text; "" is a string like any other.
 */
export const parseAttribute = (spec: AttributeSpec, text: string | null): unknown => {
  if (spec.type === 'boolean') return text !== null;
  if (text === null) return spec.default;
  switch (spec.type) {
    case 'string':
      return text;
    case 'enum':
      return spec.values.includes(text) ? text : spec.default;
    case 'number':
      return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : spec.default;
    case 'json':
      return parsed(text) ?? spec.default;
  }
};

/** The text that stands for a value, or null where the attribute goes away. */
export const attributeText = (spec: AttributeSpec, value: unknown): string | null => {
  if (spec.type === 'boolean') return value ? '' : null;
  return value === null || value === undefined ? null : String(value);
};

import type { AttributeSpec } from './contract.ts';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * The value of an attribute's text. A missing attribute, an invalid number, an unknown enum value and invalid JSON give
 * the default. A present boolean is true, whatever its text. "" is a valid string.
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

/** The attribute's text for a value; null removes the attribute. */
export const attributeText = (spec: AttributeSpec, value: unknown): string | null => {
  if (spec.type === 'boolean') return value ? '' : null;
  return value === null || value === undefined ? null : String(value);
};

import { type Contract, propertyName } from '../../src/element-kit/shell/contract.ts';
import { className, typeOf } from './contracts.ts';

/** The version of Angular whose form of a declaration this is: its linker compiles it for the app's own version. */
const FORM = '19.0.0';

const propertiesOf = ({ attributes }: Contract): readonly string[] => Object.keys(attributes).map(propertyName);

const declared = (contract: Contract): string => {
  const name = className(contract.tag);
  const properties = propertiesOf(contract);
  const inputs = Object.fromEntries(properties.map((property) => [property, property]));
  const methods = Object.keys(contract.methods ?? {});
  return `export const ${name} = component(${JSON.stringify(properties)}, ${JSON.stringify(methods)});
${name}.ɵfac = i0.ɵɵngDeclareFactory({ minVersion: '12.0.0', version: '${FORM}', ngImport: i0, type: ${name}, deps: [], target: i0.ɵɵFactoryTarget.Component });
${name}.ɵcmp = i0.ɵɵngDeclareComponent({ minVersion: '14.0.0', version: '${FORM}', ngImport: i0, type: ${name}, isStandalone: true, selector: '${contract.tag}', inputs: ${JSON.stringify(inputs)}, template: '<ng-content />', isInline: true, changeDetection: i0.ChangeDetectionStrategy.OnPush, encapsulation: i0.ViewEncapsulation.None });`;
};

const names = (contracts: readonly Contract[]): string => contracts.map(({ tag }) => className(tag)).join(', ');

/**
 * The components of Angular: one per tag, so that Angular knows the tag and its properties. A component hands its inputs
 * on to the element around it; attributes and listeners of a template are the element's already.
 */
export const angularComponents = (contracts: readonly Contract[]): string => `import * as i0 from '@angular/core';

const component = (properties, methods) => {
  class Element {
    element = i0.inject(i0.ElementRef).nativeElement;
  }
  for (const name of properties)
    Object.defineProperty(Element.prototype, name, {
      get() {
        return this.element[name];
      },
      set(value) {
        this.element[name] = value;
      },
    });
  for (const name of methods)
    Element.prototype[name] = function () {
      this.element[name]();
    };
  return Element;
};

${contracts.map(declared).join('\n\n')}

export const npElements = [${names(contracts)}];
`;

const typing = (contract: Contract): string => {
  const name = className(contract.tag);
  const members = [
    ...Object.entries(contract.attributes).map(
      ([attribute, spec]) => `  /** ${spec.summary} */\n  ${propertyName(attribute)}: ${typeOf(spec)};`,
    ),
    ...Object.entries(contract.methods ?? {}).map(
      ([method, { summary }]) => `  /** ${summary} */\n  ${method}(): void;`,
    ),
  ];
  const inputs = propertiesOf(contract).map((name) => `"${name}": { "alias": "${name}"; "required": false }`);
  return `/** ${contract.summary} */
export declare class ${name} {
  readonly element: HTMLElementTagNameMap['${contract.tag}'];
${members.join('\n')}
  static ɵfac: i0.ɵɵFactoryDeclaration<${name}, never>;
  static ɵcmp: i0.ɵɵComponentDeclaration<${name}, "${contract.tag}", never, { ${inputs.join('; ')} }, {}, never, ["*"], true, never>;
}`;
};

/** The typings of the components. */
export const angularTypings = (contracts: readonly Contract[]): string => `import * as i0 from '@angular/core';
import './np-elements.js';

${contracts.map(typing).join('\n\n')}

/** All of them, for \`imports\` of a component. */
export declare const npElements: readonly [${contracts.map(({ tag }) => `typeof ${className(tag)}`).join(', ')}];
`;

import type { Contract } from '../../src/element-kit/shell/contract.ts';
import { className } from './contracts.ts';

/**
 * The components of React 19: one per tag, with the attributes, properties and events of the tag. React attaches no
 * listener to a custom element that a server has drawn, so a component attaches them itself.
 */
export const reactComponents = (contracts: readonly Contract[]): string => `'use client';
import { createElement, useEffect, useImperativeHandle, useRef } from 'react';

const isListener = (name) => name.startsWith('onnp-');

const component = (tag, name) => {
  const Element = ({ ref, ...props }) => {
    const element = useRef(null);
    const latest = useRef(props);
    const listeners = Object.keys(props).filter(isListener).sort().join();
    useImperativeHandle(ref, () => element.current, []);
    useEffect(() => {
      latest.current = props;
    });
    useEffect(() => {
      const stop = new AbortController();
      for (const listener of listeners.split(',').filter(Boolean))
        element.current.addEventListener(listener.slice(2), (event) => latest.current[listener]?.(event), {
          signal: stop.signal,
        });
      return () => stop.abort();
    }, [listeners]);
    const rest = Object.fromEntries(Object.entries(props).filter(([given]) => !isListener(given)));
    return createElement(tag, { ...rest, ref: element });
  };
  Element.displayName = name;
  return Element;
};

${contracts.map(({ tag }) => `export const ${className(tag)} = component('${tag}', '${className(tag)}');`).join('\n')}
`;

/** The typings of the components. */
export const reactComponentTypings = (contracts: readonly Contract[]): string =>
  contracts
    .map(({ tag, summary }) => {
      const name = className(tag);
      // The interface of the element has the name of the component, so the props are of the tag.
      return `/** ${summary} */\nexport declare const ${name}: (props: JSX.IntrinsicElements['${tag}']) => ReactNode;`;
    })
    .join('\n');

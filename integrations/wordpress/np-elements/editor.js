// The blocks in the editor: a drawing of each element, and its attributes in the sidebar. No element runs here.
(({ blocks, blockEditor, components, element }, list) => {
  const { createElement: h, Fragment } = element;
  const { InspectorControls, useBlockProps } = blockEditor;
  const { PanelBody, SelectControl, TextControl, ToggleControl } = components;

  const control = (props, [name, { type, values, label }]) => {
    const value = props.attributes[name];
    const set = (next) => props.setAttributes({ [name]: next === '' ? undefined : next });
    const shared = { key: name, label: name, help: label };
    if (type === 'boolean') return h(ToggleControl, { ...shared, checked: value === true, onChange: set });
    if (type === 'enum') {
      const options = [{ label: '—', value: '' }, ...values.map((option) => ({ label: option, value: option }))];
      return h(SelectControl, { ...shared, value: value ?? '', options, onChange: set });
    }
    if (type === 'number') {
      const setNumber = (text) => set(text === '' ? '' : Number(text));
      return h(TextControl, { ...shared, type: 'number', value: value ?? '', onChange: setNumber });
    }
    return h(TextControl, { ...shared, value: value ?? '', onChange: set });
  };

  /** How many strokes each drawing has; editor.css places them. */
  const strokes = { header: 4, footer: 5, chat: 1, article: 7, newsletters: 6, paper: 2, newsstand: 6 };
  const drawing = (kind) =>
    Array.from({ length: strokes[kind] }, (_, index) => h('span', { key: index, className: 'np-preview-stroke' }));

  const said = (attributes) =>
    Object.entries(attributes)
      .filter(([, value]) => value !== undefined && value !== false)
      .map(([name, value]) => (value === true ? name : `${name}: ${value}`))
      .join(' · ');

  for (const { name, kind, title, summary, attributes: specs } of list) {
    const edit = (props) => {
      const entries = Object.entries(specs);
      const chosen = said(props.attributes);
      return h(
        Fragment,
        null,
        entries.length > 0 &&
          h(InspectorControls, null, h(PanelBody, { title }, ...entries.map((entry) => control(props, entry)))),
        h(
          'div',
          useBlockProps({ className: `np-preview np-preview-${kind}` }),
          h('div', { className: 'np-preview-drawing', 'aria-hidden': true }, ...drawing(kind)),
          h('p', { className: 'np-preview-title' }, title),
          h('p', { className: 'np-preview-text' }, chosen || summary),
        ),
      );
    };
    blocks.registerBlockType(name, { edit, save: () => null });
  }
})(window.wp, window.npElementsBlocks);

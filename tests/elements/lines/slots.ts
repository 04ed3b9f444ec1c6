import { expect } from '@open-wc/testing';
import { place, shadow } from '../lib/place.ts';
import { drawn, type Line, start } from '../lib/subject.ts';
import { settled } from '../lib/until.ts';

type Contract = Parameters<Line['check']>[0];

const slotsOf = ({ slots = {} }: Contract): string[] => Object.keys(slots);
const child = (slot: string): HTMLElement => {
  const node = document.createElement('p');
  node.textContent = `in ${slot || 'the default slot'}`;
  if (slot) node.slot = slot;
  return node;
};

/** What a page puts between the tags. */
export const slots: readonly Line[] = [
  {
    ids: ['Q14', 'G04'],
    title: 'content goes to the slots that its contract names, and to no other',
    check(contract) {
      const element = document.createElement(contract.tag);
      const children = slotsOf(contract).map(child);
      const stray = child('np-no-such-slot');
      element.append(...children, stray);
      place().append(element);
      for (const node of children) expect(node.assignedSlot?.name, node.outerHTML).to.equal(node.slot);
      expect(stray.assignedSlot).to.equal(null);
      const names = [...shadow(element).querySelectorAll('slot')].map(({ name }) => name);
      expect(names.filter((name) => !slotsOf(contract).includes(name))).to.deep.equal([]);
    },
  },
  {
    ids: ['Q15'],
    title: 'content added later goes to its slot, and removed content is gone',
    check(contract) {
      const element = document.createElement(contract.tag);
      place().append(element);
      for (const slot of slotsOf(contract)) {
        const node = child(slot);
        element.append(node);
        expect(node.assignedSlot?.name).to.equal(slot);
        node.remove();
        expect(node.assignedSlot).to.equal(null);
      }
    },
  },
  {
    ids: ['Q16', 'Q17'],
    title: 'content between its tags does not keep it from starting, and is still there afterwards',
    async check(contract) {
      const inner =
        'text<!-- note --><b slot="np-no-such-slot">b</b><template><i></i></template><np-no-such-tag></np-no-such-tag>';
      const element = place(`<${contract.tag}>${inner}</${contract.tag}>`).firstElementChild as Element;
      await drawn(element);
      await start(element, contract);
      element.append('more');
      await settled();
      expect(element.innerHTML).to.equal(`${inner}more`);
    },
  },
];

import type { BannerProfile, BannerSlot, BannersAdapter, BannersChoice } from '../adapters.ts';
import { loadScript } from '../script.ts';

interface AdSlot {
  addService(service: PubAds): AdSlot;
}
interface PubAds {
  setTargeting(key: string, value: string): void;
}
interface Googletag {
  readonly cmd: { push(command: () => void): void };
  defineSlot(path: string, sizes: readonly (readonly [number, number])[], id: string): AdSlot | null;
  pubads(): PubAds;
  enableServices(): void;
  display(id: string): void;
}

type Units = Extract<BannersChoice, { readonly kind: 'gpt' }>['units'];

/** The page's queue of commands, which the script runs once it is set up. */
const queue = (): Googletag => {
  const present: unknown = Reflect.get(globalThis, 'googletag');
  const tag = (typeof present === 'object' && present !== null ? present : {}) as { cmd?: unknown };
  if (!Object(tag.cmd).push) tag.cmd = [];
  Reflect.set(globalThis, 'googletag', tag);
  return tag as Googletag;
};

/**
 * A node of the document that is shown in the slot. The script looks for it by its id, which does not reach into shadow
 * roots: there the node is a light child of the outermost element, passed on from one root to the next.
 */
export const lightNode = ({ id, element }: BannerSlot): HTMLElement => {
  const name = `np-slot-${id}`;
  let parent: Element = element;
  for (let root = element.getRootNode(); root instanceof ShadowRoot; root = parent.getRootNode()) {
    const outlet = document.createElement('slot');
    outlet.name = name;
    if (parent !== element) outlet.slot = name;
    parent.append(outlet);
    parent = root.host;
  }
  const node = document.createElement('div');
  node.id = name;
  if (parent !== element) node.slot = name;
  parent.append(node);
  return node;
};

/** Banners of an ad server with the interface of Google Publisher Tag. A slot without a unit stays empty. */
export const gpt = (units: Units, url = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js'): BannersAdapter => {
  const define = (slot: BannerSlot): string | undefined => {
    const unit = Object.hasOwn(units, slot.id) ? units[slot.id] : undefined;
    if (!unit) return undefined;
    const { id } = lightNode(slot);
    const tag = queue();
    return tag.defineSlot(unit.path, unit.sizes, id)?.addService(tag.pubads()) && id;
  };
  const show = (slots: readonly BannerSlot[], profile: BannerProfile): void => {
    const tag = queue();
    for (const [key, value] of Object.entries(profile)) tag.pubads().setTargeting(key, String(value));
    const ids = slots.flatMap((slot) => define(slot) ?? []);
    tag.enableServices();
    for (const id of ids) tag.display(id);
  };
  return {
    load: async () => {
      queue();
      await loadScript(url);
    },
    show: (slots, profile) =>
      new Promise((resolve, reject) =>
        queue().cmd.push(() => {
          try {
            resolve(show(slots, profile));
          } catch (error) {
            reject(error);
          }
        }),
      ),
  };
};

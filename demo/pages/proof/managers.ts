import type { ProofPage } from './page.ts';

/** Didomi's names of the purposes of the TCF, from 1. Apart from the bundle's table, so that a wrong name in that shows. */
const didomiPurposes = [
  'cookies',
  'select_basic_ads',
  'create_ads_profile',
  'select_personalized_ads',
  'create_content_profile',
  'select_personalized_content',
  'measure_ad_performance',
  'measure_content_performance',
  'market_research',
  'improve_products',
  'use_limited_data_to_select_content',
];

/**
 * Consent managers without TCF, by the globals that each documents. The text is a function of `show`, which opens the
 * banner; it sets the globals and returns what happens when the reader grants everything, or nothing.
 */
const managers = {
  iubenda: `() => {
    const callback = {};
    window._iub = { csConfiguration: { callback }, cs: { consent: {}, api: { openPreferences: show } } };
    addEventListener('DOMContentLoaded', () => {
      Object.assign(document.querySelector('section'), { id: 'iubenda-cs-banner', className: 'iubenda-cs-visible' });
      callback.onBannerShown?.();
    });
    return (granted) => {
      document.querySelector('section').className = '';
      const purposes = { 1: true, 2: granted, 3: granted, 4: granted, 5: granted };
      _iub.cs.consent = { consent: granted, purposes, timestamp: new Date().toISOString() };
      callback.onPreferenceExpressedOrNotNeeded?.(_iub.cs.consent);
    };
  }`,
  Didomi: `() => {
    const listeners = [];
    let status = { purposes: {} };
    window.Didomi = { isConsentRequired: () => true, shouldUserStatusBeCollected: () => !status.updated,
      getCurrentUserStatus: () => status, preferences: { show } };
    window.didomiOnReady = { push: (ready) => ready(Didomi) };
    window.didomiEventListeners = { push: ({ event, listener }) => event === 'consent.changed' && listeners.push(listener) };
    return (enabled) => {
      const purposes = Object.fromEntries(${JSON.stringify(didomiPurposes)}.map((id) => [id, { id, enabled }]));
      status = { updated: new Date().toISOString(), purposes };
      for (const listener of listeners) listener();
    };
  }`,
  OneTrust: `() => {
    let isClosed = false;
    window.OnetrustActiveGroups = ',C0001,';
    window.OneTrust = { IsAlertBoxClosed: () => isClosed, ToggleInfoDisplay: show };
    return (granted) => {
      isClosed = true;
      OnetrustActiveGroups = granted ? ',C0001,C0002,C0003,C0004,' : ',C0001,';
      dispatchEvent(new Event('OneTrustGroupsUpdated'));
    };
  }`,
  Cookiebot: `() => {
    window.Cookiebot = { hasResponse: false, consent: { necessary: true }, renew: show };
    return (granted) => {
      const consent = { necessary: true, preferences: granted, statistics: granted, marketing: granted };
      Object.assign(Cookiebot, { hasResponse: true, consent });
      dispatchEvent(new Event(granted ? 'CookiebotOnAccept' : 'CookiebotOnDecline'));
    };
  }`,
} as const;

/** The manager with its banner, and what the bundle makes of the choice. */
const script = (manager: string): string => `window.np = { config: { services: 'on' } };
  { const show = () => { document.querySelector('section').hidden = false };
  const choose = (${manager})();
  addEventListener('click', ({ target }) => {
    const { scelta } = target.dataset ?? {};
    if (!scelta) return;
    document.querySelector('section').hidden = true;
    choose(scelta === 'tutto');
  });
  document.addEventListener('np-consent', ({ detail }) => {
    document.querySelector('output').textContent = Object.keys(detail).filter((purpose) => detail[purpose]).join(', ');
  }) }`;

const markup = `<section aria-label="La tua privacy"><p>Usiamo cookie necessari e, se vuoi, altri strumenti.</p>
  <button data-scelta="tutto">Accetta</button> <button data-scelta="nulla">Rifiuta</button></section>
  <p>Finalità concesse: <output>nessuna scelta</output></p>`;

/** A page of each consent manager whose answer the bundle reads. */
export const managerPages: readonly ProofPage[] = Object.entries(managers).map(([name, manager]) => ({
  name: `consensi-${name.toLowerCase()}`,
  title: `I consensi di ${name}`,
  shows: `Finché nessuno sceglie non parte nulla; «Rifiuta» concede la finalità 1, «Accetta» tutte e cinque. «Preferenze privacy e cookie» a piè di pagina riapre la scelta di ${name}.`,
  script: script(manager),
  markup,
}));

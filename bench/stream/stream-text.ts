/** An answer of 20,000 characters as a chatbot writes one: prose with emphasis, links, lists, quotations, code. */
const parts: readonly string[] = [
  'Da domani **quattro linee di autobus modificano il percorso**. La 12 da Borgo Serra *non arriva* più in stazione: si ferma a Porta Levante, dove si cambia con il tram senza pagare un secondo biglietto [1].',
  '## Orari e tariffe',
  'Nelle ore di punta il tram passa ogni otto minuti, come spiega [la guida alla linea 1](/articolo/4). I parcheggi di scambio restano aperti, a un euro e mezzo al giorno per chi è abbonato [1] [3].',
  '- Prima corsa alle **5.42** dalla stazione\n- Ultima corsa alle 22.10, la domenica alle *21.40*\n- Il biglietto vale `90 minuti`, anche sugli autobus\n- Gratis per chi ha meno di dodici anni [2]',
  '> Abbiamo aspettato settant’anni: adesso tocca ai cittadini salire a bordo. [2]',
  '— Il Meriggio di Gaviano, 20 novembre 2025, p. 8',
  '1. Si sale davanti e si scende al centro\n2. Si convalida a bordo con la carta\n3. Chi non convalida paga **quaranta euro**',
  '```\nlinea 1  Stazione - Porto Vecchio  24 minuti\nlinea 12 Borgo Serra - Porta Levante  18 minuti\n```',
];

const length = 20_000;
const count = 2000;

const whole = (): string => {
  let text = '';
  for (let n = 0; text.length < length; n += 1) text += `${parts[n % parts.length]}\n\n`;
  return text.slice(0, length);
};

/** The answer in 2,000 chunks of ten characters. */
export const chunks = (): readonly string[] => {
  const text = whole();
  return Array.from({ length: count }, (_, n) => text.slice(n * (length / count), (n + 1) * (length / count)));
};

/**
 * Letters and signs in the first file of each typeface: ASCII without \ ^ `, the letters of Western Europe, and the
 * signs that Italian newspapers and the screens use. The second file, loaded on demand, has the rest of Latin. Signs in
 * neither file are drawn in a system font.
 */
export const letters = [
  ' !"#$%&\'()*+,-./0123456789:;<=>?@[]_{|}~',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿŒœ',
  '\u00A0«»‹›‘’‚“”„–—…•·¡¿§°ªº²³©®™€£×−′″↑↓',
].join('');

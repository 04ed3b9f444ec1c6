/** Saves a text as a file of the reader. */
export const saveFile = (name: string, text: string, mediaType: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

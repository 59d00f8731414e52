/** Handing a text or an address on: to another program of the device, or to the clipboard. */

export type Shared = 'sent' | 'copied' | 'refused';

/** Share as the device does it; where it does not, copy. */
export async function share(title: string, text: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, text });
      return 'sent';
    } catch (failure) {
      // Whoever closes the device's own panel wants nothing copied either.
      if (failure instanceof DOMException && failure.name === 'AbortError') return 'sent';
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** Let the browser save a text as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/**
 * A file's handle as it is sent: decoded where an address carried it encoded (KYB-141, KYB-144); what is no
 * encoding stays.
 */
export function decodedFileUrl(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}

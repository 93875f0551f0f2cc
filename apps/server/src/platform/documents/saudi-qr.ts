/** What the QR code of a Saudi simplified tax paper says. */
export interface SaudiQr {
  sellerName: string
  taxNumber: string
  at: Date
  /** Decimal strings; the total with VAT. */
  total: string
  vat: string
}

/**
 * Tags 1 to 5, each as tag, length in bytes and value, in base64. Throws where a value is longer than a
 * length can say.
 */
export function saudiQr({ sellerName, taxNumber, at, total, vat }: SaudiQr): string {
  const values = [sellerName, taxNumber, at.toISOString().replace(/\.\d{3}/, ''), total, vat]
  const parts = values.flatMap((value, index) => {
    const bytes = Buffer.from(value, 'utf8')
    if (bytes.length > 255) throw new Error(`tag ${index + 1} of a QR code has ${bytes.length} bytes`)
    return [Buffer.from([index + 1, bytes.length]), bytes]
  })
  return Buffer.concat(parts).toString('base64')
}

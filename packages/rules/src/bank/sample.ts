/** The name under which the sample is saved. */
export const sampleStatementName = 'bank-statement-sample.csv'

/**
 * A statement as banks give it and the reader takes it: the account with its currency, headings, money out
 * with the reference that the product gives every transfer, a payment that came back, and a fee that belongs
 * to no transfer.
 */
export function sampleStatement(): string {
  return [
    'Account,AE07 0331 2345 6789 0123 456,,AED,',
    'Date,Reference,Description,Debit,Credit',
    '23/11/2026,FT26-0001,TRF DFT-1001 NOOR PERFUMES,"12,500.00",',
    '23/11/2026,FT26-0002,TRF DFT-1002 SADAF JEWELLERY,980.50,',
    '24/11/2026,FT26-0003,RETURNED DFT-1002 ACCOUNT CLOSED,,980.50',
    '24/11/2026,FT26-0004,MONTHLY FEE,35.00,',
    '',
  ].join('\r\n')
}

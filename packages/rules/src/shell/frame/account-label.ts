/**
 * What the Account item says (NAV-41, DEC-NAV-11): the e-mail, else the phone, else null for the word
 * Account.
 */
export function accountLabel(
  account: Readonly<{ email: string | null; phone: string | null }>,
): string | null {
  return account.email?.trim() || account.phone?.trim() || null
}

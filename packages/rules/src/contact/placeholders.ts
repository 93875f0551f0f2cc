/**
 * The onboarding application stores an empty phone as one space and an empty e-mail as `a@a`
 * (VAL-25 to VAL-28). Nothing else in the product uses these (DEC-VAL-8).
 */
const emptyPhone = ' '
const emptyEmail = 'a@a'

/** VAL-25. */
export function phoneToSave(phone: string): string {
  return phone.trim() === '' ? emptyPhone : phone
}

/** VAL-26. */
export function emailToSave(email: string): string {
  return email.trim() === '' ? emptyEmail : email
}

/** VAL-27. */
export function phoneFromSaved(saved: string): string {
  return saved === emptyPhone ? '' : saved
}

/** VAL-28. */
export function emailFromSaved(saved: string): string {
  return saved === emptyEmail ? '' : saved
}

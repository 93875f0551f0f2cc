import { expect, test } from 'vitest'
import { addressOfAuthor, mailAuthor, mailHeldFor, mailsAnHourMost } from './mail.ts'

const plain = { isOfMerchant: true, isForged: false, isTicketClosed: false, withinHour: 0 }

test('a mail of the merchant lands; of anybody else, forged, one too many or behind the end it waits', () => {
  expect(mailHeldFor(plain)).toBeNull()
  expect(mailHeldFor({ ...plain, isOfMerchant: false })).toBe('unknown_sender')
  expect(mailHeldFor({ ...plain, isOfMerchant: false, isForged: true })).toBe('forged')
  expect(mailHeldFor({ ...plain, isTicketClosed: true })).toBe('ticket_closed')
  expect(mailHeldFor({ ...plain, withinHour: mailsAnHourMost - 1 })).toBeNull()
  expect(mailHeldFor({ ...plain, withinHour: mailsAnHourMost })).toBe('too_many')
})

test('whoever is no person of ours is called by the address they wrote from', () => {
  expect(addressOfAuthor(mailAuthor('noor@example.com'))).toBe('noor@example.com')
  expect(addressOfAuthor('per_1')).toBeNull()
})

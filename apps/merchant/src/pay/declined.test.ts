import { setLanguage } from '@daftar/words'
import { expect, test } from 'vitest'
import { declinedText } from './declined.ts'

// A page that stayed open while the server learned a new reason; every object answers to `constructor`.
test.each(['fraud_suspected', 'constructor', '', null])(
  'a purchase declined for %j, which the page does not know, is told kindly in both languages',
  (rejection) => {
    setLanguage('en')
    expect(declinedText(rejection, 'Noor Perfumes')).toBe(
      'We cannot offer you this purchase at the moment. Please pay Noor Perfumes another way.',
    )
    setLanguage('ar')
    expect(declinedText(rejection, 'عطور نور')).toBe(
      'لا يمكننا إتاحة هذا الشراء لك حاليًا. ادفع إلى عطور نور بطريقة أخرى من فضلك.',
    )
  },
)

test('a reason that the page knows is told as itself', () => {
  setLanguage('en')
  expect(declinedText('order_amount_too_low', 'Noor Perfumes')).toMatch(/below the smallest one/)
})

import { setLanguage } from '@daftar/words'
import { afterEach, expect, test } from 'vitest'
import { codeTimeText } from './code-time.ts'

afterEach(() => setLanguage('en'))

test('a page says how long the server lets a code work, counted as its language counts [AUTH-39]', () => {
  const texts = () => [30, 60, 90, 120, 180, 600].map(codeTimeText)
  expect(texts()).toEqual(['30 seconds', '1 minute', '90 seconds', '2 minutes', '3 minutes', '10 minutes'])
  setLanguage('ar')
  expect(texts()).toEqual(['30 ثانية', 'دقيقة واحدة', '90 ثانية', 'دقيقتين', '3 دقائق', '10 دقائق'])
})

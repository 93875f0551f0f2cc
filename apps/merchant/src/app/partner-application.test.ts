import { beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../testing/browser-stub.ts'

beforeEach(() => void vi.resetModules())

test('APP-10, OTH-07, DEC-APP-6: a partner’s application id leads to the configured address, in place of this page', async () => {
  const { left } = stubBrowser({ brand: { pipedriveBaseUrl: 'https://partners.example/applications/' } })
  const { leaveForPartnerApplication } = await import('./partner-application.ts')
  void leaveForPartnerApplication('4711')
  void leaveForPartnerApplication('../x?y#z')
  expect(left).toEqual([
    'https://partners.example/applications/4711',
    'https://partners.example/applications/..%2Fx%3Fy%23z',
  ])
})

test('DEC-APP-6: where no address is configured it is not found', async () => {
  const { left } = stubBrowser()
  const { leaveForPartnerApplication } = await import('./partner-application.ts')
  expect(() => leaveForPartnerApplication('4711')).toThrowError(expect.objectContaining({ status: 404 }))
  expect(left).toEqual([])
})

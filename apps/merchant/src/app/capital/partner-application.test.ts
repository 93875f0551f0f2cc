import { expect, test } from 'vitest'
import { pageServices } from '../../testing/page-services.ts'
import { stubBrowser } from '../../testing/browser-stub.ts'
import { leaveForPartnerApplication } from './partner-application.ts'

test('a partner’s application id leads to the configured address, in place of this page [APP-10, OTH-07, DEC-APP-6]', () => {
  const { left } = stubBrowser()
  const config = { brand: { pipedriveBaseUrl: 'https://partners.example/applications/' } }
  const services = pageServices({ config })
  void leaveForPartnerApplication(services, '4711')
  void leaveForPartnerApplication(services, '../x?y#z')
  expect(left).toEqual([
    'https://partners.example/applications/4711',
    'https://partners.example/applications/..%2Fx%3Fy%23z',
  ])
})

test('where no address is configured it is not found [DEC-APP-6]', () => {
  const { left } = stubBrowser()
  const services = pageServices()
  expect(() => leaveForPartnerApplication(services, '4711')).toThrowError(
    expect.objectContaining({ status: 404 }),
  )
  expect(left).toEqual([])
})

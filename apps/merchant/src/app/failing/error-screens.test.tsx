import { ApiError, NetworkError } from '@daftar/client'
import { errorAnswer } from '@daftar/contract/errors'
import type { Reason } from '@daftar/contract'
import { setLanguage } from '@daftar/words'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ServicesContext } from '../../shared/use-services.ts'
import { pageServices } from '../../testing/page-services.ts'
import { ErrorScreen } from './error-screen.tsx'
import { stubBrowser } from '../../testing/browser-stub.ts'

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

function draw(error: unknown): string {
  stubBrowser()
  const services = pageServices({ config: { brand: { supportEmail: 'partner@daftar.example' } } })
  vi.unstubAllGlobals()
  return renderToString(
    <ServicesContext value={services}>
      <RouterContextProvider router={router}>
        <QueryErrorResetBoundary>
          <ErrorScreen error={error} />
        </QueryErrorResetBoundary>
      </RouterContextProvider>
    </ServicesContext>,
  )
}

function refusal(reason: Reason): ApiError {
  const { status, body } = errorAnswer(reason)
  return new ApiError(status, { ...body, details: { ...body.details, request_id: 'req-1' } })
}

test('a 403 shows the forbidden page with the way to the main page [APP-83, DEC-APP-17]', () => {
  const page = draw(refusal('no_permission'))
  expect(page).toContain('403')
  expect(page).toContain('href="/"')
})

test('a 404, such as a missing loan or application, shows page not found [APP-84, APP-90, APP-91, ERR-12]', () => {
  const page = draw(refusal('not_found'))
  expect(page).toContain('404')
  expect(page).toContain('Page not found')
  expect(page).not.toContain('Try again')
})

test('anything else shows the server error, its reference, try again and support [APP-85, APP-89, ERR-13, DEC-REQ-4]', () => {
  for (const error of [refusal('internal'), refusal('too_many_requests'), new NetworkError('gone')]) {
    const page = draw(error)
    expect(page).toContain('500')
    expect(page).toContain('Something went wrong')
    expect(page).toContain('We could not identify the problem')
    expect(page).toContain('Try again')
    expect(page).toContain('href="mailto:partner@daftar.example"')
  }
  expect(draw(refusal('internal'))).toContain('Reference req-1')
})

test('a crash while drawing offers to refresh and to write [APP-86, APP-87, APP-88, DEC-APP-18]', () => {
  const page = draw(new TypeError('x is undefined'))
  expect(page).toContain('Oops, something went wrong')
  expect(page).toContain('Refresh the page')
  expect(page).toContain('href="mailto:partner@daftar.example"')
  expect(page).not.toContain('x is undefined')
})

test('in Arabic too [APP-86]', () => {
  setLanguage('ar')
  expect(draw(new Error('x'))).toContain('عذرًا، حدث خطأ ما')
  setLanguage('en')
})

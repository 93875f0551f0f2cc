import '@daftar/ui/styles.css'
import { frontRoutes } from '@daftar/contract/routes/front'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { PayPage } from './pay/pay-page.tsx'
import { startLanguage } from '@daftar/app-kit/language'
import { servicesOfDocument } from './shared/page.ts'
import { startTheme } from '@daftar/app-kit/theme'
import { ServicesContext } from './shared/use-services.ts'

startLanguage()
startTheme()

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
const token = location.pathname.split('/').at(-1) ?? ''
// Who pays does not carry along what a problem with an order needs.
if (location.pathname === '/claim')
  void import('./pay/claims/start.tsx').then(({ startClaims }) => startClaims(root))
else
  createRoot(root).render(
    <StrictMode>
      <ServicesContext value={servicesOfDocument({ routes: frontRoutes })}>
        <PayPage token={token} />
      </ServicesContext>
    </StrictMode>,
  )

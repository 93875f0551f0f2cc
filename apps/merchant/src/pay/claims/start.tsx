import { shopperRoutes } from '@daftar/contract/routes/shopper'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { servicesOfDocument } from '../../shared/page.ts'
import { ServicesContext } from '../../shared/use-services.ts'
import { ClaimsPage } from './claims-page.tsx'

/** Draws the page of disputes where the page of payments else stands. */
export function startClaims(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <ServicesContext value={servicesOfDocument({ routes: shopperRoutes })}>
        <ClaimsPage />
      </ServicesContext>
    </StrictMode>,
  )
}

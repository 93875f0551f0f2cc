import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { servicesOfDocument } from '../shared/page.ts'
import { ServicesContext } from '../shared/use-services.ts'
import { SignInPage } from './sign-in-page.tsx'

export function start(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <ServicesContext value={servicesOfDocument()}>
        <SignInPage />
      </ServicesContext>
    </StrictMode>,
  )
}

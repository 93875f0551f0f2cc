import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { servicesOfDocument } from '../shared/page.ts'
import { SignInPage } from './sign-in-page.tsx'

export function start(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <SignInPage services={servicesOfDocument()} />
    </StrictMode>,
  )
}

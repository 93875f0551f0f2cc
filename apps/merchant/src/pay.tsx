import '@daftar/ui/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { PayPage } from './pay/pay-page.tsx'
import { startLanguage } from './shared/language.ts'
import { startTheme } from './shared/theme.ts'

startLanguage()
startTheme()

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
const token = location.pathname.split('/').at(-1) ?? ''
createRoot(root).render(
  <StrictMode>
    <PayPage token={token} />
  </StrictMode>,
)

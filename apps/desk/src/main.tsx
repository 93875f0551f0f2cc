import '@daftar/ui/styles.css'
import { signInPath } from './shared/addresses.ts'
import { startLanguage } from '@daftar/app-kit/language'
import { startTheme } from '@daftar/app-kit/theme'

startLanguage()
startTheme()

/** The sign-in loads without router, queries and widgets. */
const part = location.pathname === signInPath ? import('./sign-in/start.tsx') : import('./app/start.tsx')
void part.then(({ start }) => start(document.getElementById('root')!))

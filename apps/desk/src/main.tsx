import '@daftar/ui/styles.css'
import { signInPath } from './shared/addresses.ts'
import { startLanguage } from './shared/language.ts'
import { startTheme } from './shared/theme.ts'

startLanguage()
startTheme()

/** The sign-in loads without router, queries and widgets. */
const part = location.pathname === signInPath ? import('./sign-in/start.tsx') : import('./app/start.tsx')
void part.then(({ start }) => start(document.getElementById('root')!))

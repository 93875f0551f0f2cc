// `npm run statement`: a bank statement as PDF to try an application with.
import { writeFileSync } from 'node:fs'
import { freshStatementPdf } from './pdf/statement.ts'

/** The published example of the IBAN registry for the United Arab Emirates. */
const exampleIban = 'AE070331234567890123456'
const usage = 'usage: npm run statement -- [file] [the day it is handed in as YYYY-MM-DD, today without it]'

const [file = 'statement.pdf', day] = process.argv.slice(2)
const handedIn = day === undefined ? new Date() : new Date(`${day}T12:00:00Z`)
if (Number.isNaN(handedIn.getTime())) {
  console.error(usage)
  process.exitCode = 2
} else {
  writeFileSync(file, freshStatementPdf({ holder: 'Example Trading LLC', iban: exampleIban }, handedIn))
  console.log(`${file} is written: six months of an account, fit to hand in.`)
}

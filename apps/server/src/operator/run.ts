import { identityCommand, identityUsage } from './identity.ts'
import { keysCommand, keysUsage } from './keys.ts'
import { merchantCommand, merchantUsage } from './merchant.ts'
import { OperatorError, type OperatorCommand, type OperatorWork } from './operator.ts'
import { personalDataCommand, personalDataUsage } from './personal-data.ts'
import { registersCommand, registersUsage } from './registers.ts'
import { screeningCommand, screeningUsage } from './screening.ts'
import { secretsCommand, secretsUsage } from './secrets.ts'
import { staffCommand, staffUsage } from './staff.ts'

const commands: Readonly<Record<string, OperatorCommand>> = {
  staff: staffCommand,
  identity: identityCommand,
  keys: keysCommand,
  merchant: merchantCommand,
  secrets: secretsCommand,
  'personal-data': personalDataCommand,
  registers: registersCommand,
  screening: screeningCommand,
}

/**
 * What was typed after `node tools/up.mjs`, as the work it asks for. Throws OperatorError with what to say
 * instead.
 */
export function readCommand([name = '', ...args]: readonly string[]): OperatorWork {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command)
    throw new OperatorError(
      [
        staffUsage,
        identityUsage,
        keysUsage,
        merchantUsage,
        secretsUsage,
        personalDataUsage,
        registersUsage,
        screeningUsage,
      ].join('\n\n'),
    )
  return command(args)
}

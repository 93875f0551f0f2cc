import { merchantWalk } from '@daftar/testkit/walk/merchant'
import { walk } from './support/walk.ts'

walk(merchantWalk)

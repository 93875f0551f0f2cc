import { deskWalk } from '@daftar/testkit/walk/desk'
import { walk } from './support/walk.ts'

walk(deskWalk, '/desk')

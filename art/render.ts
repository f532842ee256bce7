import { screens } from './screens';
void screens(process.argv.slice(3));

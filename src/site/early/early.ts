import { loadAppWhenNeeded } from './load-app.ts';
import { completeErrorDescription, keepPlaceOnLanguageSwitch } from './page-address.ts';

completeErrorDescription();
keepPlaceOnLanguageSwitch();
loadAppWhenNeeded();

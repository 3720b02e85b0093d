import './deciding/schema.ts';
import './drafts/schema.ts';
import './listing/schema.ts';
import './menu/schema.ts';
import './quota/schema.ts';
import './raising/schema.ts';
import './reading/schema.ts';
import './watching/schema.ts';

// the file Next writes for this is not kept in git; a fresh clone is checked before its first build
/// <reference types="next" />

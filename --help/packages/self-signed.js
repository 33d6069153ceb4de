"use strict";var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __hasOwnProp=Object.prototype.hasOwnProperty;var __esm=(fn,res,err)=>function(){if(err)throw err[0];try{return fn&&(res=(0,fn[__getOwnPropNames(fn)[0]])(fn=0)),res}catch(e){
throw err=[e],e}};var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{
if(from&&typeof from=="object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&
key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);function tagOf(value){return Object.prototype.toString.call(value)}function isDataViewConstructor(type){return type===DataView||
type.prototype instanceof DataView}function bytesPerElement(type){return isDataViewConstructor(type)?1:type.BYTES_PER_ELEMENT??
1}function isArrayBufferViewLike(value){if(ArrayBuffer.isView(value))return!0;if(!value||typeof value!="object")return!1;
let view=value;return typeof view.byteOffset=="number"&&typeof view.byteLength=="number"&&isArrayBufferLike(view.buffer)}
function copyBytes(data){let view=toUint8Array(data),copy3=new Uint8Array(view.byteLength);return copy3.set(view),copy3}
function isArrayBuffer(value){return tagOf(value)===ARRAY_BUFFER_TAG}function isSharedArrayBuffer(value){return typeof SharedArrayBuffer<
"u"&&tagOf(value)===SHARED_ARRAY_BUFFER_TAG}function isArrayBufferLike(value){return isArrayBuffer(value)||isSharedArrayBuffer(
value)}function isArrayBufferView(value){return isArrayBufferViewLike(value)}function isBufferSource(value){return isArrayBufferLike(
value)||isArrayBufferView(value)}function assertBufferSource(value){if(!isBufferSource(value))throw new TypeError("Expec\
ted ArrayBuffer, SharedArrayBuffer, or ArrayBufferView")}function toUint8Array(data){return assertBufferSource(data),isArrayBufferLike(
data)?new Uint8Array(data):new Uint8Array(data.buffer,data.byteOffset,data.byteLength)}function toUint8ArrayCopy(data){return copyBytes(
data)}function toArrayBuffer(data){if(assertBufferSource(data),isArrayBuffer(data))return data;let buffer=new ArrayBuffer(
data.byteLength);return new Uint8Array(buffer).set(toUint8Array(data)),buffer}function toArrayBufferLike(data){return assertBufferSource(
data),isArrayBufferLike(data)?data:data.byteOffset===0&&data.byteLength===data.buffer.byteLength?data.buffer:copyBytes(data).
buffer}function toView(data,type){if(assertBufferSource(data),ArrayBuffer.isView(data)&&data.constructor===type)return data;
let view=toUint8Array(data),elementSize=bytesPerElement(type);if(view.byteOffset%elementSize!==0||view.byteLength%elementSize!==
0)throw new RangeError(`Cannot create ${type.name} over unaligned byte range`);return isDataViewConstructor(type)?new type(
view.buffer,view.byteOffset,view.byteLength):new type(view.buffer,view.byteOffset,view.byteLength/elementSize)}function toViewCopy(data,type){
return toView(toUint8ArrayCopy(data),type)}var ARRAY_BUFFER_TAG,SHARED_ARRAY_BUFFER_TAG,init_buffer_source=__esm({"node_\
modules/asn1js/node_modules/@peculiar/utils/build/bytes/buffer-source.js"(){ARRAY_BUFFER_TAG="[object ArrayBuffer]",SHARED_ARRAY_BUFFER_TAG=
"[object SharedArrayBuffer]"}});function concatToUint8Array(buffers){let views=[],length=0;for(let buffer of buffers){let view=toUint8Array(buffer);views.
push(view),length+=view.byteLength}let result=new Uint8Array(length),offset=0;for(let view of views)result.set(view,offset),
offset+=view.byteLength;return result}function concat(first,second,...rest){let buffers,type;typeof second=="function"?(buffers=
Array.from(first),type=second):isBufferSource(first)?buffers=[first,second,...rest].filter(isBufferSource):(buffers=Array.
from(first),second&&buffers.push(second),buffers.push(...rest));let bytes=concatToUint8Array(buffers);return type?toView(
bytes,type):bytes.buffer}var init_concat=__esm({"node_modules/asn1js/node_modules/@peculiar/utils/build/bytes/concat.js"(){
init_buffer_source()}});function equal(a,b,options={}){let left=toUint8Array(a),right=toUint8Array(b);if(!options.constantTime&&left.byteLength!==
right.byteLength)return!1;let length=Math.max(left.byteLength,right.byteLength),diff=left.byteLength^right.byteLength;for(let i=0;i<
length;i++)diff|=(left[i]??0)^(right[i]??0);return diff===0}var init_equal=__esm({"node_modules/asn1js/node_modules/@pec\
uliar/utils/build/bytes/equal.js"(){init_buffer_source()}});function clampIndex(value,fallback,length){let normalized=Number.isFinite(value)?Math.trunc(value):fallback;return normalized<=
0?0:normalized>=length?length:normalized}function normalizeForwardRange(length,options){let start=clampIndex(options?.start,
0,length),end=clampIndex(options?.end,length,length);return end>=start?[start,end]:[start,start]}function normalizeReverseRange(length,options){
let start=clampIndex(options?.start,length,length),end=clampIndex(options?.end,0,length);return start>=end?[end,start]:[
start,start]}function normalizeSliceIndex(value,fallback,length){let normalized=Number.isFinite(value)?Math.trunc(value):
fallback;return normalized<0?Math.max(length+normalized,0):normalized>length?length:normalized}function encodeAscii(text){
let bytes=new Uint8Array(text.length);for(let i=0;i<text.length;i++)bytes[i]=text.charCodeAt(i)&255;return bytes}function encodeUtf8(text){
return new TextEncoder().encode(text)}function toPatternBytes(pattern,options){return typeof pattern=="string"?options?.
encoding==="utf8"?encodeUtf8(pattern):encodeAscii(pattern):toUint8Array(pattern)}function bytesEqualAt(data,pattern,offset){
for(let index=0;index<pattern.byteLength;index++)if(data[offset+index]!==pattern[index])return!1;return!0}function indexOf(data,pattern,options){
let bytes=toUint8Array(data),needle=toPatternBytes(pattern,options),[start,end]=normalizeForwardRange(bytes.byteLength,options);
if(needle.byteLength===0)return start;let lastOffset=end-needle.byteLength;if(lastOffset<start)return-1;for(let offset=start;offset<=
lastOffset;offset++)if(bytesEqualAt(bytes,needle,offset))return offset;return-1}function lastIndexOf(data,pattern,options){
let bytes=toUint8Array(data),needle=toPatternBytes(pattern,options),[end,start]=normalizeReverseRange(bytes.byteLength,options);
if(needle.byteLength===0)return start;let firstOffset=start-needle.byteLength;if(firstOffset<end)return-1;for(let offset=firstOffset;offset>=
end;offset--)if(bytesEqualAt(bytes,needle,offset))return offset;return-1}function includes(data,pattern,options){return indexOf(
data,pattern,options)!==-1}function startsWith(data,pattern,options){let bytes=toUint8Array(data),needle=toPatternBytes(
pattern,options);return needle.byteLength>bytes.byteLength?!1:bytesEqualAt(bytes,needle,0)}function endsWith(data,pattern,options){
let bytes=toUint8Array(data),needle=toPatternBytes(pattern,options);return needle.byteLength>bytes.byteLength?!1:bytesEqualAt(
bytes,needle,bytes.byteLength-needle.byteLength)}function slice(data,start,end){let bytes=toUint8Array(data),normalizedStart=normalizeSliceIndex(
start,0,bytes.byteLength),normalizedEnd=normalizeSliceIndex(end,bytes.byteLength,bytes.byteLength);return normalizedEnd<=
normalizedStart?bytes.subarray(normalizedStart,normalizedStart):bytes.subarray(normalizedStart,normalizedEnd)}function tail(data,length){
let bytes=toUint8Array(data),normalizedLength=Number.isFinite(length)?Math.max(0,Math.trunc(length)):0;return normalizedLength>=
bytes.byteLength?bytes:bytes.subarray(bytes.byteLength-normalizedLength)}function copy(data){return toUint8ArrayCopy(data)}
function compare(a,b){let left=toUint8Array(a),right=toUint8Array(b),limit=Math.min(left.byteLength,right.byteLength);for(let index=0;index<
limit;index++){if(left[index]<right[index])return-1;if(left[index]>right[index])return 1}return left.byteLength<right.byteLength?
-1:left.byteLength>right.byteLength?1:0}var init_sequence=__esm({"node_modules/asn1js/node_modules/@peculiar/utils/build\
/bytes/sequence.js"(){init_buffer_source()}});var __defProp2,__exportAll,init_runtime=__esm({"node_modules/asn1js/node_modules/@peculiar/utils/build/_virtual/_rolldow\
n/runtime.js"(){__defProp2=Object.defineProperty,__exportAll=(all,no_symbols)=>{let target={};for(var name in all)__defProp2(
target,name,{get:all[name],enumerable:!0});return no_symbols||__defProp2(target,Symbol.toStringTag,{value:"Module"}),target}}});var bytes_exports,init_bytes=__esm({"node_modules/asn1js/node_modules/@peculiar/utils/build/bytes.js"(){init_runtime();init_buffer_source();
init_concat();init_equal();init_sequence();bytes_exports=__exportAll({assertBufferSource:()=>assertBufferSource,compare:()=>compare,
concat:()=>concat,concatToUint8Array:()=>concatToUint8Array,copy:()=>copy,endsWith:()=>endsWith,equal:()=>equal,includes:()=>includes,
indexOf:()=>indexOf,isArrayBuffer:()=>isArrayBuffer,isArrayBufferLike:()=>isArrayBufferLike,isArrayBufferView:()=>isArrayBufferView,
isBufferSource:()=>isBufferSource,isSharedArrayBuffer:()=>isSharedArrayBuffer,lastIndexOf:()=>lastIndexOf,slice:()=>slice,
startsWith:()=>startsWith,tail:()=>tail,toArrayBuffer:()=>toArrayBuffer,toArrayBufferLike:()=>toArrayBufferLike,toUint8Array:()=>toUint8Array,
toUint8ArrayCopy:()=>toUint8ArrayCopy,toView:()=>toView,toViewCopy:()=>toViewCopy})}});function encode(data){let bytes=toUint8Array(data),result="";for(let byte of bytes)result+=String.fromCharCode(byte);return result}
function decode(text){let result=new Uint8Array(text.length);for(let i=0;i<text.length;i++)result[i]=text.charCodeAt(i)&
255;return result}function is(text){return typeof text=="string"}var binary_exports,binary,init_binary=__esm({"node_modu\
les/asn1js/node_modules/@peculiar/utils/build/encoding/binary.js"(){init_runtime();init_buffer_source();binary_exports=__exportAll(
{binary:()=>binary,decode:()=>decode,encode:()=>encode,is:()=>is});binary={encode,decode,is}}});function resolveSeparators(options){return options.separators==="none"?[]:!options.separators||options.separators==="com\
mon"?COMMON_SEPARATORS:options.separators}function validateSeparator(separator){if(!separator)throw new TypeError("Hex s\
eparators must be non-empty strings")}function matchSeparator(text,index,separators){for(let separator of separators)if(text.
startsWith(separator,index))return separator}function detectCase(text){let hasUpper=/[A-F]/.test(text),hasLower=/[a-f]/.
test(text);return hasUpper&&!hasLower?"upper":"lower"}function detectLineSeparator(text){let match=/\r\n|\n/.exec(text);
if(match)return match[0]===`\r
`?`\r
`:`
`}function compactForDetection(text){return text.replace(/[^0-9a-f]/gi,"")}function detectGroup(text){let segments=text.
match(/[0-9A-Fa-f]+|[^0-9A-Fa-f]+/g)??[];if(segments.length<3)return;let hexSegments=segments.filter((_,index)=>index%2===
0),separators=segments.filter((_,index)=>index%2===1),separator=separators[0];if(!separator||separators.some(item=>item!==
separator)||hexSegments.some(segment=>segment.length===0||segment.length%2!==0))return;let firstLength=hexSegments[0]?.length??
0;if(firstLength&&!hexSegments.slice(0,-1).some(segment=>segment.length!==firstLength)&&!((hexSegments[hexSegments.length-
1]?.length??0)>firstLength))return{size:firstLength/2,separator}}function detectFormat(text){let trimmed=text.trim(),prefix=/^0x/i.
test(trimmed)?"0x":"",body=prefix?trimmed.slice(2):trimmed,lineSeparator=detectLineSeparator(body),lines=body.split(/\r\n|\n/).
filter(line=>line.length>0),group=detectGroup(lines[0]?.trim()??""),format3={case:detectCase(trimmed),prefix};if(group&&
(format3.group=group),lineSeparator&&lines.length>1){let firstLineBytes=compactForDetection(lines[0]??"").length/2;firstLineBytes>
0&&lines.slice(0,-1).every(line=>compactForDetection(line).length/2===firstLineBytes)&&(format3.line={bytesPerLine:firstLineBytes,
separator:lineSeparator})}return format3}function normalizeText(text,options){let allowPrefix=options.allowPrefix??!0,separators=[
...resolveSeparators(options)].sort((left,right)=>right.length-left.length);for(let separator of separators)validateSeparator(
separator);let working=text.trim();if(/^0x/i.test(working)){if(!allowPrefix)throw new TypeError("Hexadecimal text must n\
ot include a 0x prefix");working=working.slice(2)}let normalized="",lastTokenWasSeparator=!1;for(let index=0;index<working.
length;){let character=working[index]??"";if(HEX_CHARACTER_REGEX.test(character)){normalized+=character,lastTokenWasSeparator=
!1,index+=1;continue}let separator=matchSeparator(working,index,separators);if(!separator)throw new TypeError("Input is \
not valid hexadecimal text");if(options.strict&&(lastTokenWasSeparator||normalized.length===0))throw new TypeError("Hexa\
decimal text contains misplaced separators");lastTokenWasSeparator=!0,index+=separator.length}if(options.strict&&lastTokenWasSeparator&&
normalized.length>0)throw new TypeError("Hexadecimal text must not end with a separator");if(normalized.length%2!==0){if(!options.
allowOddLength)throw new TypeError("Hexadecimal text must contain an even number of characters");normalized=`0${normalized}`}
return normalized.toLowerCase()}function groupPairs(pairs,group){if(!group)return pairs.join("");if(!Number.isInteger(group.
size)||group.size<1)throw new RangeError("Hex group size must be a positive integer");let chunks=[];for(let index=0;index<
pairs.length;index+=group.size)chunks.push(pairs.slice(index,index+group.size).join(""));return chunks.join(group.separator)}
function normalize(text,options={}){return normalizeText(text,options)}function is2(text,options={}){if(typeof text!="st\
ring")return!1;try{return normalize(text,options),!0}catch{return!1}}function encode2(data,options={}){let bytes=toUint8Array(
data),casing=options.case??"lower",pairs=Array.from(bytes,byte=>{let text=byte.toString(16).padStart(2,"0");return casing===
"upper"?text.toUpperCase():text}),body="";if(options.line){let bytesPerLine=options.line.bytesPerLine;if(!Number.isInteger(
bytesPerLine)||bytesPerLine<1)throw new RangeError("Hex bytesPerLine must be a positive integer");let separator=options.
line.separator??`
`,lines=[];for(let index=0;index<pairs.length;index+=bytesPerLine)lines.push(groupPairs(pairs.slice(index,index+bytesPerLine),
options.group));body=lines.join(separator)}else body=groupPairs(pairs,options.group);return`${options.prefix??""}${body}`}
function decode2(text,options={}){let normalized=normalize(text,options),result=new Uint8Array(normalized.length/2);for(let i=0;i<
normalized.length;i+=2)result[i/2]=Number.parseInt(normalized.slice(i,i+2),16);return result}function parse(text,options={}){
let normalized=normalize(text,options);return{bytes:decode2(normalized),format:detectFormat(text),normalized}}function format(data,value){
return encode2(data,value)}var hex_exports,HEX_CHARACTER_REGEX,COMMON_SEPARATORS,formats,hex,init_hex=__esm({"node_modul\
es/asn1js/node_modules/@peculiar/utils/build/encoding/hex.js"(){init_runtime();init_buffer_source();hex_exports=__exportAll(
{decode:()=>decode2,encode:()=>encode2,format:()=>format,formats:()=>formats,hex:()=>hex,is:()=>is2,normalize:()=>normalize,
parse:()=>parse}),HEX_CHARACTER_REGEX=/^[0-9a-f]$/i,COMMON_SEPARATORS=[" ","	",`
`,"\r",":","-","."];formats={compact:Object.freeze({}),upper:Object.freeze({case:"upper"}),colon:Object.freeze({group:{size:1,
separator:":"}}),colonUpper:Object.freeze({case:"upper",group:{size:1,separator:":"}}),groupsOf4:Object.freeze({group:{size:4,
separator:" "}}),prefixed:Object.freeze({prefix:"0x"})},hex={encode:encode2,decode:decode2,format,formats,is:is2,normalize,
parse}}});function encode3(text){return new TextEncoder().encode(text)}function decode3(data){return new TextDecoder("utf-8",{fatal:!1}).
decode(toUint8Array(data))}var utf8_exports,utf8,init_utf8=__esm({"node_modules/asn1js/node_modules/@peculiar/utils/buil\
d/encoding/utf8.js"(){init_runtime();init_buffer_source();utf8_exports=__exportAll({decode:()=>decode3,encode:()=>encode3,
utf8:()=>utf8});utf8={encode:encode3,decode:decode3}}});function encode4(text,options={}){let result=new ArrayBuffer(text.length*2),view=new DataView(result);for(let i=0;i<text.
length;i++)view.setUint16(i*2,text.charCodeAt(i),options.littleEndian??!1);return new Uint8Array(result)}function decode4(data,options={}){
let buffer=toArrayBuffer(data),view=new DataView(buffer),result="";for(let i=0;i<buffer.byteLength;i+=2)result+=String.fromCharCode(
view.getUint16(i,options.littleEndian??!1));return result}var utf16_exports,utf16,init_utf16=__esm({"node_modules/asn1js\
/node_modules/@peculiar/utils/build/encoding/utf16.js"(){init_runtime();init_buffer_source();utf16_exports=__exportAll({
decode:()=>decode4,encode:()=>encode4,utf16:()=>utf16});utf16={encode:encode4,decode:decode4}}});function resolveBits(bitsPerByte=8){if(!Number.isInteger(bitsPerByte)||bitsPerByte<1||bitsPerByte>8)throw new RangeError(
"bitsPerByte must be an integer from 1 to 8");return bitsPerByte}function pad(digits,length){if(length===void 0)return Uint8Array.
from(digits);if(!Number.isInteger(length)||length<0)throw new RangeError("length must be a non-negative integer");if(digits.
length>length)throw new RangeError(`Value does not fit into ${length} byte(s)`);let result=new Uint8Array(length);return result.
set(digits,length-digits.length),result}function encode5(value,options={}){let bits=resolveBits(options.bitsPerByte),digits=[];
if(typeof value=="bigint"){if(value<0n)throw new RangeError("Unsigned integer must not be negative");let shift=BigInt(bits),
mask=(1n<<shift)-1n;do digits.push(Number(value&mask)),value>>=shift;while(value>0n)}else{if(!Number.isSafeInteger(value)||
value<0)throw new RangeError("Unsigned integer must be a non-negative safe integer; use bigint for larger values");let radix=2**
bits;do digits.push(value%radix),value=Math.floor(value/radix);while(value>0)}return pad(digits.reverse(),options.length)}
function decodeBigInt(data,options={}){let bits=resolveBits(options.bitsPerByte),shift=BigInt(bits),radix=1<<bits,result=0n;
for(let digit of toUint8Array(data)){if(digit>=radix)throw new RangeError(`Byte 0x${digit.toString(16)} exceeds ${bits} \
bits`);result=result<<shift|BigInt(digit)}return result}function decode5(data,options={}){let bits=resolveBits(options.bitsPerByte),
radix=2**bits,result=0;for(let digit of toUint8Array(data)){if(digit>=radix)throw new RangeError(`Byte 0x${digit.toString(
16)} exceeds ${bits} bits`);if(result>(Number.MAX_SAFE_INTEGER-digit)/radix)throw new RangeError("Value exceeds Number.M\
AX_SAFE_INTEGER; use decodeBigInt instead");result=result*radix+digit}return result}var uint_exports,uint,init_uint=__esm(
{"node_modules/asn1js/node_modules/@peculiar/utils/build/integer/uint.js"(){init_runtime();init_buffer_source();uint_exports=
__exportAll({decode:()=>decode5,decodeBigInt:()=>decodeBigInt,encode:()=>encode5,uint:()=>uint});uint={encode:encode5,decode:decode5,
decodeBigInt}}});function toBigInt(value){if(typeof value=="bigint")return value;if(!Number.isSafeInteger(value))throw new RangeError("In\
teger must be a safe integer; use bigint for larger values");return BigInt(value)}function encode6(value,options={}){let integer=toBigInt(
value),size=1;for(;integer<-(1n<<BigInt(size*8-1))||integer>=1n<<BigInt(size*8-1);)size++;let length=options.length??size;
if(!Number.isInteger(length)||length<1)throw new RangeError("length must be a positive integer");if(size>length)throw new RangeError(
`Value does not fit into ${length} byte(s)`);let unsigned=integer<0n?integer+(1n<<BigInt(length*8)):integer;return encode5(
unsigned,{length})}function decodeBigInt2(data){let bytes=toUint8Array(data);if(!bytes.byteLength)throw new RangeError("\
Two's complement input must not be empty");let unsigned=decodeBigInt(bytes);return bytes[0]&128?unsigned-(1n<<BigInt(bytes.
byteLength*8)):unsigned}function decode6(data){let value=decodeBigInt2(data);if(value>BigInt(Number.MAX_SAFE_INTEGER)||value<
BigInt(Number.MIN_SAFE_INTEGER))throw new RangeError("Value is outside the safe integer range; use decodeBigInt instead");
return Number(value)}function isMinimal(data){let bytes=toUint8Array(data);if(bytes.byteLength<2)return bytes.byteLength===
1;let redundantZero=bytes[0]===0&&(bytes[1]&128)===0,redundantOnes=bytes[0]===255&&(bytes[1]&128)!==0;return!redundantZero&&
!redundantOnes}var int_exports,int,init_int=__esm({"node_modules/asn1js/node_modules/@peculiar/utils/build/integer/int.j\
s"(){init_runtime();init_buffer_source();init_uint();int_exports=__exportAll({decode:()=>decode6,decodeBigInt:()=>decodeBigInt2,
encode:()=>encode6,int:()=>int,isMinimal:()=>isMinimal});int={encode:encode6,decode:decode6,decodeBigInt:decodeBigInt2,isMinimal}}});var init_build=__esm({"node_modules/asn1js/node_modules/@peculiar/utils/build/index.js"(){init_buffer_source();init_bytes();
init_binary();init_hex();init_utf8();init_utf16();init_uint();init_int()}});var build_exports={};__export(build_exports,{Any:()=>Any,BaseBlock:()=>BaseBlock,BaseStringBlock:()=>BaseStringBlock,BitString:()=>BitString,
BmpString:()=>BmpString,Boolean:()=>Boolean,CharacterString:()=>CharacterString,Choice:()=>Choice,Constructed:()=>Constructed,
DATE:()=>DATE,DEFAULT_MAX_CONTENT_LENGTH:()=>DEFAULT_MAX_CONTENT_LENGTH,DEFAULT_MAX_DEPTH:()=>DEFAULT_MAX_DEPTH,DEFAULT_MAX_NODES:()=>DEFAULT_MAX_NODES,
DateTime:()=>DateTime,Duration:()=>Duration,EndOfContent:()=>EndOfContent,Enumerated:()=>Enumerated,GeneralString:()=>GeneralString,
GeneralizedTime:()=>GeneralizedTime,GraphicString:()=>GraphicString,HexBlock:()=>HexBlock,IA5String:()=>IA5String,Integer:()=>Integer,
Null:()=>Null,NumericString:()=>NumericString,ObjectIdentifier:()=>ObjectIdentifier,OctetString:()=>OctetString,Primitive:()=>Primitive,
PrintableString:()=>PrintableString,RawData:()=>RawData,RelativeObjectIdentifier:()=>RelativeObjectIdentifier,Repeated:()=>Repeated,
Sequence:()=>Sequence,Set:()=>Set,TIME:()=>TIME,TeletexString:()=>TeletexString,TimeOfDay:()=>TimeOfDay,UTCTime:()=>UTCTime,
UniversalString:()=>UniversalString,Utf8String:()=>Utf8String,ValueBlock:()=>ValueBlock,VideotexString:()=>VideotexString,
ViewWriter:()=>ViewWriter,VisibleString:()=>VisibleString,compareSchema:()=>compareSchema,fromBER:()=>fromBER,verifySchema:()=>verifySchema});
function concat2(buffers){let outputLength=0,prevLength=0;for(let i=0;i<buffers.length;i++){let buffer=buffers[i];outputLength+=
buffer.byteLength}let retView=new Uint8Array(outputLength);for(let i=0;i<buffers.length;i++){let buffer=buffers[i];retView.
set(buffer instanceof Uint8Array?buffer:new Uint8Array(buffer),prevLength),prevLength+=buffer.byteLength}return retView.
buffer}function checkBufferParams(baseBlock,inputBuffer,inputOffset,inputLength){return inputBuffer instanceof Uint8Array?
inputBuffer.byteLength?inputOffset<0?(baseBlock.error="Wrong parameter: inputOffset less than zero",!1):inputLength<0?(baseBlock.
error="Wrong parameter: inputLength less than zero",!1):inputBuffer.byteLength-inputOffset-inputLength<0?(baseBlock.error=
"End of input reached before message was fully decoded (inconsistent offset and length values)",!1):!0:(baseBlock.error=
"Wrong parameter: inputBuffer has zero length",!1):(baseBlock.error="Wrong parameter: inputBuffer must be 'Uint8Array'",
!1)}function HexBlock(BaseClass){return class extends BaseClass{static{this.NAME="hexBlock"}get valueHex(){return this.valueHexView.
slice().buffer}set valueHex(value){this.valueHexView=new Uint8Array(value)}constructor(...args){super(...args);let params=args[0]||
{};this.isHexOnly=params.isHexOnly??!1,this.valueHexView=params.valueHex?toUint8Array(params.valueHex):EMPTY_VIEW}fromBER(inputBuffer,inputOffset,inputLength,_context){
let view=inputBuffer instanceof ArrayBuffer?new Uint8Array(inputBuffer):inputBuffer;if(!checkBufferParams(this,view,inputOffset,
inputLength))return-1;let endLength=inputOffset+inputLength;return this.valueHexView=view.subarray(inputOffset,endLength),
this.valueHexView.length?(this.blockLength=inputLength,endLength):(this.warnings.push("Zero buffer length"),inputOffset)}toBER(sizeOnly=!1){
return this.isHexOnly?sizeOnly?new ArrayBuffer(this.valueHexView.byteLength):this.valueHexView.buffer instanceof ArrayBuffer&&
this.valueHexView.byteLength===this.valueHexView.buffer.byteLength?this.valueHexView.buffer:toArrayBuffer(this.valueHexView):
(this.error="Flag 'isHexOnly' is not set, abort",EMPTY_BUFFER)}toJSON(){return{...super.toJSON(),isHexOnly:this.isHexOnly,
valueHex:hex_exports.encode(this.valueHexView)}}}}function decodeBase128(view){try{return uint_exports.decode(view,{bitsPerByte:7})}catch{
return}}function encodeBase128(value){try{return uint_exports.encode(value,{bitsPerByte:7})}catch{return}}function bytesToSignedBigInt(view){
if(!view.byteLength)return BigInt(0);let value=BigInt(`0x${hex_exports.encode(view)}`);return view[0]&128?value-(BigInt(
1)<<BigInt(view.byteLength*8)):value}function signedBigIntToBytes(value){let byteLength=((value<0?-value-BigInt(1):value).
toString(2).length>>3)+1,unsigned=value<0?value+(BigInt(1)<<BigInt(byteLength*8)):value;return hex_exports.decode(unsigned.
toString(16).padStart(byteLength*2,"0"))}function registerBuiltinEncoder(builtinConstructors,internals){let nextInternals=internals||
builtinRegistry;if(!nextInternals){builtinRegistry=void 0;return}builtinRegistry={...nextInternals,...builtinConstructors}}
function dataProperty(object,name){let descriptor=Object.getOwnPropertyDescriptor(object,name);if(!(!descriptor||!("valu\
e"in descriptor)))return descriptor.value}function intrinsicPayloadByteLength(value){if(!(!intrinsicTypedArrayByteLength||
!value||typeof value!="object"))try{let byteLength=intrinsicTypedArrayByteLength.call(value);return typeof byteLength=="\
number"?byteLength:void 0}catch{return}}function largePayloadOrChain(block,depth){if(depth>BUILTIN_DISPATCH_MAX_DEPTH||!block||
typeof block!="object")return!1;let valueBlockDescriptor=Object.getOwnPropertyDescriptor(block,"valueBlock");if(!valueBlockDescriptor||
!("value"in valueBlockDescriptor))return!1;let valueBlock=valueBlockDescriptor.value;if(!valueBlock||typeof valueBlock!=
"object")return!1;let payloadDescriptor=Object.getOwnPropertyDescriptor(valueBlock,"valueHexView");if(payloadDescriptor){
if(!("value"in payloadDescriptor))return!1;let byteLength=intrinsicPayloadByteLength(payloadDescriptor.value);return byteLength!==
void 0&&byteLength>=BUILTIN_DISPATCH_PAYLOAD_THRESHOLD}let valuesDescriptor=Object.getOwnPropertyDescriptor(valueBlock,"\
value");if(!valuesDescriptor||!("value"in valuesDescriptor)||!Array.isArray(valuesDescriptor.value))return!1;let values=valuesDescriptor.
value,lengthDescriptor=Object.getOwnPropertyDescriptor(values,"length");if(!lengthDescriptor||!("value"in lengthDescriptor)||
lengthDescriptor.value!==1)return!1;let indexDescriptor=Object.getOwnPropertyDescriptor(values,"0");return!indexDescriptor||
!("value"in indexDescriptor)?!1:largePayloadOrChain(indexDescriptor.value,depth+1)}function shouldUseBuiltinEncoder(block){
try{return largePayloadOrChain(block,0)}catch{return!1}}function sameDataMethod(current,original){return!!current&&"valu\
e"in current&&current.value===original&&current.writable===!0&&current.enumerable===!1&&current.configurable===!0}function writerMethodsStable(registry){
return sameDataMethod(Object.getOwnPropertyDescriptor(registry.ViewWriter.prototype,"write"),registry.originalWriterWrite)&&
sameDataMethod(Object.getOwnPropertyDescriptor(registry.ViewWriter.prototype,"final"),registry.originalWriterFinal)}function findMethod(prototype,name){
let current=prototype;for(;current;){let descriptor=Object.getOwnPropertyDescriptor(current,name);if(descriptor)return"v\
alue"in descriptor&&typeof descriptor.value=="function"?{declaringPrototype:current,method:descriptor.value}:void 0;current=
Object.getPrototypeOf(current)}}function stableInheritedMethod(prototype,name,original){if(!original)return!1;let current=prototype;
for(;current;){let descriptor=Object.getOwnPropertyDescriptor(current,name);if(current===original.declaringPrototype)return!!descriptor&&
"value"in descriptor&&descriptor.value===original.method;if(descriptor)return!1;current=Object.getPrototypeOf(current)}return!1}
function prototypeMethod(object,prototype,name,expected){if(Object.prototype.hasOwnProperty.call(object,name)||Object.getPrototypeOf(
object)!==prototype)return!1;let descriptor=Object.getOwnPropertyDescriptor(prototype,name);return!!descriptor&&"value"in
descriptor&&descriptor.value===expected}function inheritedMethod(object,name,expected,primitiveConstructor){if(Object.prototype.
hasOwnProperty.call(object,name))return!1;let prototype=Object.getPrototypeOf(object),originalPrimitiveValuePrototype=Object.
getPrototypeOf(primitiveConstructor.prototype);if(prototype!==primitiveConstructor.prototype||Object.getPrototypeOf(prototype)!==
originalPrimitiveValuePrototype||prototype&&Object.getOwnPropertyDescriptor(prototype,name))return!1;let parentDescriptor=Object.
getOwnPropertyDescriptor(originalPrimitiveValuePrototype,name);return!!parentDescriptor&&"value"in parentDescriptor&&parentDescriptor.
value===expected}function plainPayload(value,allowEmpty=!1){if(!(value instanceof Uint8Array)||Object.getPrototypeOf(value)!==
Uint8Array.prototype)return;for(let name of["buffer","byteOffset","byteLength","length","slice","constructor"])if(Object.
prototype.hasOwnProperty.call(value,name))return;let constructorDescriptor=Object.getOwnPropertyDescriptor(Uint8Array.prototype,
"constructor");if(!(!constructorDescriptor||!("value"in constructorDescriptor)||constructorDescriptor.value!==originalUint8ArrayConstructor)&&
stableInheritedMethod(Uint8Array.prototype,"slice",originalUint8ArraySliceInfo)){try{let buffer=value.buffer;if(!(buffer instanceof
ArrayBuffer)||Object.getPrototypeOf(buffer)!==ArrayBuffer.prototype||Object.prototype.hasOwnProperty.call(buffer,"byteLe\
ngth")||value.byteLength!==value.length||!allowEmpty&&value.byteLength===0||value.byteOffset<0||value.byteOffset+value.byteLength>
buffer.byteLength)return}catch{return}return value}}function validIdBlock(block,constructed,registry){if(Object.getPrototypeOf(
block)!==registry.LocalIdentificationBlock.prototype||!prototypeMethod(block,registry.LocalIdentificationBlock.prototype,
"toBER",registry.originalIdentificationToBER))return!1;let tagClass=dataProperty(block,"tagClass"),tagNumber=dataProperty(
block,"tagNumber"),isConstructed2=dataProperty(block,"isConstructed"),isHexOnly=dataProperty(block,"isHexOnly"),valueHexView=dataProperty(
block,"valueHexView");return typeof tagClass!="number"||!Number.isInteger(tagClass)||tagClass<1||tagClass>4||typeof tagNumber!=
"number"||!Number.isInteger(tagNumber)||tagNumber<0||isConstructed2!==constructed||typeof isHexOnly!="boolean"?!1:isHexOnly?
!!plainPayload(valueHexView):Number.isSafeInteger(tagNumber)}function validLengthBlock(block,allowIndefinite,registry){if(Object.
getPrototypeOf(block)!==registry.LocalLengthBlock.prototype||!prototypeMethod(block,registry.LocalLengthBlock.prototype,
"toBER",registry.originalLengthToBER))return!1;let indefinite=dataProperty(block,"isIndefiniteForm"),longForm=dataProperty(
block,"longFormUsed"),lengthDescriptor=Object.getOwnPropertyDescriptor(block,"length"),length=lengthDescriptor&&"value"in
lengthDescriptor?lengthDescriptor.value:void 0,longFormDescriptor=Object.getOwnPropertyDescriptor(block,"longFormUsed");
return typeof indefinite=="boolean"&&(indefinite===!1||allowIndefinite)&&typeof longForm=="boolean"&&!!longFormDescriptor&&
"value"in longFormDescriptor&&longFormDescriptor.writable===!0&&!!lengthDescriptor&&"value"in lengthDescriptor&&lengthDescriptor.
writable===!0&&typeof length=="number"&&Number.isSafeInteger(length)&&length>=0}function validBaseBlock(block,isConstructed2,registry){
let idBlock=dataProperty(block,"idBlock"),lenBlock=dataProperty(block,"lenBlock");return!!idBlock&&!!lenBlock&&validIdBlock(
idBlock,isConstructed2,registry)&&validLengthBlock(lenBlock,isConstructed2,registry)}function constructedChild(block,registry){
let valueBlock=dataProperty(block,"valueBlock");if(!valueBlock||Object.getPrototypeOf(valueBlock)!==registry.LocalConstructedValueBlock.
prototype||!prototypeMethod(valueBlock,registry.LocalConstructedValueBlock.prototype,"toBER",registry.originalConstructedToBER))
return;let values=dataProperty(valueBlock,"value");if(!Array.isArray(values)||Object.getPrototypeOf(values)!==Array.prototype)
return;let lengthDescriptor=Object.getOwnPropertyDescriptor(values,"length");if(!lengthDescriptor||!("value"in lengthDescriptor)||
lengthDescriptor.value!==1||Object.prototype.hasOwnProperty.call(values,Symbol.iterator))return;let iteratorDescriptor=Object.
getOwnPropertyDescriptor(Array.prototype,Symbol.iterator);if(!iteratorDescriptor||!("value"in iteratorDescriptor)||iteratorDescriptor.
value!==originalArrayIterator)return;let indexDescriptor=Object.getOwnPropertyDescriptor(values,"0");if(!(!indexDescriptor||
!("value"in indexDescriptor))&&Object.getOwnPropertyNames(values).length===2)return indexDescriptor.value}function bitPayload(block,registry){
let valueBlock=dataProperty(block,"valueBlock");if(!valueBlock||Object.getPrototypeOf(valueBlock)!==registry.LocalBitStringValueBlock.
prototype||!prototypeMethod(valueBlock,registry.LocalBitStringValueBlock.prototype,"toBER",registry.originalBitStringToBER)||
dataProperty(valueBlock,"isConstructed")!==!1)return;let unusedBits=dataProperty(valueBlock,"unusedBits");if(typeof unusedBits!=
"number"||!Number.isInteger(unusedBits)||unusedBits<0||unusedBits>7)return;let payload=plainPayload(dataProperty(valueBlock,
"valueHexView"),!0);if(payload)return{payload,prefix:Uint8Array.of(payload.byteLength?unusedBits:0)}}function primitivePayload(block,kind,registry){
let valueBlock=dataProperty(block,"valueBlock");if(valueBlock){if(kind==="integer"){if(Object.getPrototypeOf(valueBlock)!==
registry.LocalIntegerValueBlock.prototype||!prototypeMethod(valueBlock,registry.LocalIntegerValueBlock.prototype,"toBER",
registry.originalIntegerToBER))return}else if(kind==="octet"){if(Object.getPrototypeOf(valueBlock)!==registry.LocalOctetStringValueBlock.
prototype||!prototypeMethod(valueBlock,registry.LocalOctetStringValueBlock.prototype,"toBER",registry.originalOctetStringToBER)||
dataProperty(valueBlock,"isConstructed")!==!1)return}else if(Object.getPrototypeOf(valueBlock)!==registry.LocalPrimitiveValueBlock.
prototype||!inheritedMethod(valueBlock,"toBER",registry.originalPrimitiveToBER,registry.LocalPrimitiveValueBlock))return;
if(!(kind==="primitive"&&dataProperty(valueBlock,"isHexOnly")!==!0)&&typeof dataProperty(valueBlock,"isHexOnly")=="boole\
an")return plainPayload(dataProperty(valueBlock,"valueHexView"))}}function validOuterMethod(block,registry){if(Object.prototype.
hasOwnProperty.call(block,"toBER"))return!1;let prototype=block;for(;prototype;){let descriptor=Object.getOwnPropertyDescriptor(
prototype,"toBER");if(descriptor)return"value"in descriptor&&descriptor.value===registry.originalBaseBlockToBER;prototype=
Object.getPrototypeOf(prototype)}return!1}function isPrimitive(block,type,registry){let constructor=registry[type];return!!constructor&&
Object.getPrototypeOf(block)===constructor.prototype}function isConstructed(block,registry){return Object.getPrototypeOf(
block)===registry.Sequence.prototype||Object.getPrototypeOf(block)===registry.Set.prototype||Object.getPrototypeOf(block)===
registry.Constructed.prototype}function inspectNode(block,depth,registry){if(!(depth>BUILTIN_DISPATCH_MAX_DEPTH||!block||
typeof block!="object"))try{if(!validOuterMethod(block,registry))return;let primitiveKind=isPrimitive(block,"BitString",
registry)?"bit":isPrimitive(block,"Integer",registry)?"integer":isPrimitive(block,"OctetString",registry)?"octet":isPrimitive(
block,"Primitive",registry)?"primitive":void 0,constructed=primitiveKind===void 0&&isConstructed(block,registry);if(!primitiveKind&&
!constructed||!validBaseBlock(block,constructed,registry))return;let idBlock=dataProperty(block,"idBlock"),lenBlock=dataProperty(
block,"lenBlock");if(!idBlock||!lenBlock)return;if(primitiveKind){let bit=primitiveKind==="bit"?bitPayload(block,registry):
void 0,payload=primitiveKind==="bit"?bit?.payload:primitivePayload(block,primitiveKind,registry);return payload?{block,kind:primitiveKind,
idBlock,lenBlock,indefinite:!1,payload,prefix:bit?.prefix}:void 0}let child=constructedChild(block,registry),validatedChild=child&&
inspectNode(child,depth+1,registry),indefinite=dataProperty(lenBlock,"isIndefiniteForm");return validatedChild?{block,kind:"\
constructed",idBlock,lenBlock,indefinite:indefinite===!0,child:validatedChild}:void 0}catch{return}}function buildNode(node,sizeOnly,registry){
let id=Reflect.apply(registry.originalIdentificationToBER,node.idBlock,[sizeOnly]);if(!(id instanceof ArrayBuffer)||id.byteLength===
0)throw TypeError("Built-in identifier encoding failed");let payload;node.kind==="constructed"?payload=buildNode(node.child,
sizeOnly,registry):payload=node.payload;let length=(payload instanceof Uint8Array?payload.byteLength:payload.total)+(node.
prefix?.byteLength??0),len;if(node.indefinite)len=Uint8Array.of(128).buffer;else if(node.lenBlock.length=length,len=Reflect.
apply(registry.originalLengthToBER,node.lenBlock,[sizeOnly]),!(len instanceof ArrayBuffer)||len.byteLength===0)throw TypeError(
"Built-in length encoding failed");let total=id.byteLength+len.byteLength+length+(node.indefinite?2:0);if(!Number.isSafeInteger(
total))throw RangeError("Built-in encoding is too large");return{id,len,payload,length,total,indefinite:node.indefinite,
prefix:node.prefix}}function flatten(node,output,offset,sizeOnly){return output.set(new Uint8Array(node.id),offset),offset+=
node.id.byteLength,output.set(new Uint8Array(node.len),offset),offset+=node.len.byteLength,node.prefix&&(sizeOnly||output.
set(node.prefix,offset),offset+=node.prefix.byteLength),node.payload instanceof Uint8Array?(sizeOnly||output.set(node.payload,
offset),offset+=node.payload.byteLength):offset=flatten(node.payload,output,offset,sizeOnly),node.indefinite&&(offset+=2),
offset}function tryEncodeBuiltin(block,sizeOnly=!1){let registry=builtinRegistry;if(!registry||!writerMethodsStable(registry))
return;let validated=inspectNode(block,0,registry);if(!validated)return;let node=buildNode(validated,sizeOnly,registry),
output=new Uint8Array(node.total);return flatten(node,output,0,sizeOnly),output.buffer}function prepareIndefiniteForm(baseBlock){
if(baseBlock instanceof typeStore.Constructed)for(let value of baseBlock.valueBlock.value)prepareIndefiniteForm(value)&&
(baseBlock.lenBlock.isIndefiniteForm=!0);return!!baseBlock.lenBlock?.isIndefiniteForm}function registerFastParser(constructors){
fastParserRegistry={Integer:constructors.Integer,Null:constructors.Null,Sequence:constructors.Sequence}}function fastParserContext(context){
let nodes=Object.getOwnPropertyDescriptor(context,"nodesCount"),maxNodes=Object.getOwnPropertyDescriptor(context,"maxNod\
es"),maxContentLength=Object.getOwnPropertyDescriptor(context,"maxContentLength");return!nodes||!("value"in nodes)||nodes.
writable!==!0||!maxNodes||!("value"in maxNodes)||!maxContentLength||!("value"in maxContentLength)?!1:typeof nodes.value==
"number"&&Number.isSafeInteger(nodes.value)&&nodes.value>=0&&typeof maxNodes.value=="number"&&Number.isSafeInteger(maxNodes.
value)&&maxNodes.value>=0&&typeof maxContentLength.value=="number"&&Number.isSafeInteger(maxContentLength.value)&&maxContentLength.
value>=0&&nodes.value<maxNodes.value}function fastParserType(store,name,value){let descriptor=Object.getOwnPropertyDescriptor(
store,name);return!!descriptor&&"value"in descriptor&&descriptor.value===value}function tryFastFromBER(inputBuffer,inputOffset,inputLength,context){
let registry=fastParserRegistry;if(!registry)return;let Constructor,length=0;try{if(Object.getPrototypeOf(inputBuffer)!==
Uint8Array.prototype||!Number.isSafeInteger(inputOffset)||inputOffset<0||!Number.isSafeInteger(inputLength)||inputLength<
2||inputOffset>inputBuffer.byteLength||inputLength>inputBuffer.byteLength-inputOffset)return;let tag=inputBuffer[inputOffset];
if(tag!==2&&tag!==5&&tag!==48||(length=inputBuffer[inputOffset+1],length>=128||length>inputLength-2)||tag===5&&length!==
0||!fastParserContext(context)||length>Object.getOwnPropertyDescriptor(context,"maxContentLength").value)return;let constructorName=tag===
2?"Integer":tag===5?"Null":"Sequence";if(Constructor=registry[constructorName],!fastParserType(typeStore,constructorName,
Constructor))return;let identificationFromBER=Object.getOwnPropertyDescriptor(LocalIdentificationBlock.prototype,"fromBE\
R"),lengthFromBER=Object.getOwnPropertyDescriptor(LocalLengthBlock.prototype,"fromBER");if(!identificationFromBER||!("va\
lue"in identificationFromBER)||identificationFromBER.value!==ORIGINAL_LOCAL_IDENTIFICATION_FROM_BER||!lengthFromBER||!("\
value"in lengthFromBER)||lengthFromBER.value!==ORIGINAL_LOCAL_LENGTH_FROM_BER)return}catch{return}if(!Constructor)return;
let result=new Constructor;result.idBlock.tagClass=1,result.idBlock.tagNumber=inputBuffer[inputOffset]&31,result.idBlock.
isConstructed=inputBuffer[inputOffset]===48,result.idBlock.isHexOnly=!1,result.idBlock.blockLength=1,result.lenBlock.isIndefiniteForm=
!1,result.lenBlock.longFormUsed=!1,result.lenBlock.length=length,result.lenBlock.blockLength=1,context.nodesCount+=1;let resultOffset=result.
fromBER(inputBuffer,inputOffset+2,length,context);return result.valueBeforeDecodeView=inputBuffer.subarray(inputOffset,inputOffset+
result.blockLength),{offset:resultOffset,result}}function createFromBerContext(options={}){return{depth:0,maxDepth:options.
maxDepth??100,nodesCount:0,maxNodes:options.maxNodes??1e4,maxContentLength:options.maxContentLength??16777216,parseEmbedded:options.
parseEmbedded??!0}}function createErrorResult(error){let result=new BaseBlock({},ValueBlock);return result.error=error,{
offset:-1,result}}function checkNodesLimit(context){if(context.nodesCount+=1,context.nodesCount>context.maxNodes)return MAX_NODES_EXCEEDED_ERROR}
function checkContentLengthLimit(inputLength,context){if(inputLength>context.maxContentLength)return MAX_CONTENT_LENGTH_EXCEEDED_ERROR}
function localFromBERWithChildContext(inputBuffer,inputOffset,inputLength,context){let childDepth=context.depth+1;if(childDepth>
context.maxDepth)return createErrorResult(MAX_DEPTH_EXCEEDED_ERROR);context.depth=childDepth;try{return localFromBER(inputBuffer,
inputOffset,inputLength,context)}finally{context.depth-=1}}function localChangeType(inputObject,newType){if(inputObject instanceof
newType)return inputObject;let newObject=new newType;return newObject.idBlock=inputObject.idBlock,newObject.lenBlock=inputObject.
lenBlock,newObject.warnings=inputObject.warnings,newObject.valueBeforeDecodeView=inputObject.valueBeforeDecodeView,newObject}
function localFromBER(inputBuffer,inputOffset=0,inputLength=inputBuffer.length,context=createFromBerContext()){let fastResult=tryFastFromBER(
inputBuffer,inputOffset,inputLength,context);if(fastResult)return fastResult;let incomingOffset=inputOffset,returnObject=new BaseBlock(
{},ValueBlock);if(!checkBufferParams(returnObject,inputBuffer,inputOffset,inputLength))return{offset:-1,result:returnObject};
if(Number.isInteger(inputOffset)&&Number.isInteger(inputLength)?inputLength===0:inputBuffer.subarray(inputOffset,inputOffset+
inputLength).length===0)return returnObject.error="Zero buffer length",{offset:-1,result:returnObject};let nodesLimitError=checkNodesLimit(
context);if(nodesLimitError)return returnObject.error=nodesLimitError,{offset:-1,result:returnObject};let resultOffset=returnObject.
idBlock.fromBER(inputBuffer,inputOffset,inputLength);if(returnObject.idBlock.warnings.length&&returnObject.warnings.concat(
returnObject.idBlock.warnings),resultOffset===-1)return returnObject.error=returnObject.idBlock.error,{offset:-1,result:returnObject};
if(inputOffset=resultOffset,inputLength-=returnObject.idBlock.blockLength,resultOffset=returnObject.lenBlock.fromBER(inputBuffer,
inputOffset,inputLength),returnObject.lenBlock.warnings.length&&returnObject.warnings.concat(returnObject.lenBlock.warnings),
resultOffset===-1)return returnObject.error=returnObject.lenBlock.error,{offset:-1,result:returnObject};inputOffset=resultOffset,
inputLength-=returnObject.lenBlock.blockLength;let valueLength=returnObject.lenBlock.isIndefiniteForm?inputLength:returnObject.
lenBlock.length,contentLengthError=checkContentLengthLimit(valueLength,context);if(contentLengthError)return returnObject.
error=contentLengthError,{offset:-1,result:returnObject};if(!returnObject.idBlock.isConstructed&&returnObject.lenBlock.isIndefiniteForm)
return returnObject.error="Indefinite length form used for primitive encoding form",{offset:-1,result:returnObject};let newASN1Type=BaseBlock;
switch(returnObject.idBlock.tagClass){case 1:if(returnObject.idBlock.tagNumber>=37&&returnObject.idBlock.isHexOnly===!1)
return returnObject.error="UNIVERSAL 37 and upper tags are reserved by ASN.1 standard",{offset:-1,result:returnObject};switch(returnObject.
idBlock.tagNumber){case 0:if(returnObject.idBlock.isConstructed&&returnObject.lenBlock.length>0)return returnObject.error=
"Type [UNIVERSAL 0] is reserved",{offset:-1,result:returnObject};newASN1Type=typeStore.EndOfContent;break;case 1:newASN1Type=
typeStore.Boolean;break;case 2:newASN1Type=typeStore.Integer;break;case 3:newASN1Type=typeStore.BitString;break;case 4:newASN1Type=
typeStore.OctetString;break;case 5:newASN1Type=typeStore.Null;break;case 6:newASN1Type=typeStore.ObjectIdentifier;break;case 10:
newASN1Type=typeStore.Enumerated;break;case 12:newASN1Type=typeStore.Utf8String;break;case 13:newASN1Type=typeStore.RelativeObjectIdentifier;
break;case 14:newASN1Type=typeStore.TIME;break;case 15:return returnObject.error="[UNIVERSAL 15] is reserved by ASN.1 st\
andard",{offset:-1,result:returnObject};case 16:newASN1Type=typeStore.Sequence;break;case 17:newASN1Type=typeStore.Set;break;case 18:
newASN1Type=typeStore.NumericString;break;case 19:newASN1Type=typeStore.PrintableString;break;case 20:newASN1Type=typeStore.
TeletexString;break;case 21:newASN1Type=typeStore.VideotexString;break;case 22:newASN1Type=typeStore.IA5String;break;case 23:
newASN1Type=typeStore.UTCTime;break;case 24:newASN1Type=typeStore.GeneralizedTime;break;case 25:newASN1Type=typeStore.GraphicString;
break;case 26:newASN1Type=typeStore.VisibleString;break;case 27:newASN1Type=typeStore.GeneralString;break;case 28:newASN1Type=
typeStore.UniversalString;break;case 29:newASN1Type=typeStore.CharacterString;break;case 30:newASN1Type=typeStore.BmpString;
break;case 31:newASN1Type=typeStore.DATE;break;case 32:newASN1Type=typeStore.TimeOfDay;break;case 33:newASN1Type=typeStore.
DateTime;break;case 34:newASN1Type=typeStore.Duration;break;default:{let newObject=returnObject.idBlock.isConstructed?new typeStore.
Constructed:new typeStore.Primitive;newObject.idBlock=returnObject.idBlock,newObject.lenBlock=returnObject.lenBlock,newObject.
warnings=returnObject.warnings,returnObject=newObject}}break;default:newASN1Type=returnObject.idBlock.isConstructed?typeStore.
Constructed:typeStore.Primitive}return returnObject=localChangeType(returnObject,newASN1Type),resultOffset=returnObject.
fromBER(inputBuffer,inputOffset,valueLength,context),returnObject.valueBeforeDecodeView=inputBuffer.subarray(incomingOffset,
incomingOffset+returnObject.blockLength),{offset:resultOffset,result:returnObject}}function fromBER(inputBuffer,options={}){
if(!inputBuffer.byteLength){let result=new BaseBlock({},ValueBlock);return result.error="Input buffer has zero length",{
offset:-1,result}}let inputView=toUint8Array(inputBuffer);return localFromBER(options.copyInput===!1?inputView:inputView.
slice(),0,inputBuffer.byteLength,createFromBerContext(options))}function checkLen(indefiniteLength,length){return indefiniteLength?
1:length}function compareSchema(root,inputData,inputSchema){if(inputSchema instanceof Choice){for(let element of inputSchema.
value)if(compareSchema(root,inputData,element).verified)return{verified:!0,result:root};{let _result={verified:!1,result:{
error:"Wrong values for Choice type"}};return inputSchema.hasOwnProperty("name")&&(_result.name=inputSchema.name),_result}}
if(inputSchema instanceof Any)return inputSchema.hasOwnProperty("name")&&(root[inputSchema.name]=inputData),{verified:!0,
result:root};if(!(root instanceof Object))return{verified:!1,result:{error:"Wrong root object"}};if(!(inputData instanceof
Object))return{verified:!1,result:{error:"Wrong ASN.1 data"}};if(!(inputSchema instanceof Object))return{verified:!1,result:{
error:"Wrong ASN.1 schema"}};if(!("idBlock"in inputSchema))return{verified:!1,result:{error:"Wrong ASN.1 schema"}};if(!("\
fromBER"in inputSchema.idBlock))return{verified:!1,result:{error:"Wrong ASN.1 schema"}};if(!("toBER"in inputSchema.idBlock))
return{verified:!1,result:{error:"Wrong ASN.1 schema"}};let encodedId=inputSchema.idBlock.toBER(!1);if(encodedId.byteLength===
0)return{verified:!1,result:{error:"Error encoding idBlock for ASN.1 schema"}};if(inputSchema.idBlock.fromBER(encodedId,
0,encodedId.byteLength)===-1)return{verified:!1,result:{error:"Error decoding idBlock for ASN.1 schema"}};if(inputSchema.
idBlock.hasOwnProperty("tagClass")===!1)return{verified:!1,result:{error:"Wrong ASN.1 schema"}};if(inputSchema.idBlock.tagClass!==
inputData.idBlock.tagClass)return{verified:!1,result:root};if(inputSchema.idBlock.hasOwnProperty("tagNumber")===!1)return{
verified:!1,result:{error:"Wrong ASN.1 schema"}};if(inputSchema.idBlock.tagNumber!==inputData.idBlock.tagNumber)return{verified:!1,
result:root};if(inputSchema.idBlock.hasOwnProperty("isConstructed")===!1)return{verified:!1,result:{error:"Wrong ASN.1 s\
chema"}};if(inputSchema.idBlock.isConstructed!==inputData.idBlock.isConstructed)return{verified:!1,result:root};if(!("is\
HexOnly"in inputSchema.idBlock))return{verified:!1,result:{error:"Wrong ASN.1 schema"}};if(inputSchema.idBlock.isHexOnly!==
inputData.idBlock.isHexOnly)return{verified:!1,result:root};if(inputSchema.idBlock.isHexOnly){if(!("valueHexView"in inputSchema.
idBlock))return{verified:!1,result:{error:"Wrong ASN.1 schema"}};let schemaView=inputSchema.idBlock.valueHexView,asn1View=inputData.
idBlock.valueHexView;if(schemaView.length!==asn1View.length)return{verified:!1,result:root};for(let i=0;i<schemaView.length;i++)
if(schemaView[i]!==asn1View[1])return{verified:!1,result:root}}if(inputSchema.name&&(inputSchema.name=inputSchema.name.replace(
/^\s+|\s+$/g,""),inputSchema.name&&(root[inputSchema.name]=inputData)),inputSchema instanceof typeStore.Constructed){let admission=0,
result={verified:!1,result:{error:"Unknown error"}},maxLength=inputSchema.valueBlock.value.length;if(maxLength>0&&inputSchema.
valueBlock.value[0]instanceof Repeated&&(maxLength=inputData.valueBlock.value.length),maxLength===0)return{verified:!0,result:root};
if(inputData.valueBlock.value.length===0&&inputSchema.valueBlock.value.length!==0){let _optional=!0;for(let i=0;i<inputSchema.
valueBlock.value.length;i++)_optional=_optional&&(inputSchema.valueBlock.value[i].optional||!1);return _optional?{verified:!0,
result:root}:(inputSchema.name&&(inputSchema.name=inputSchema.name.replace(/^\s+|\s+$/g,""),inputSchema.name&&delete root[inputSchema.
name]),root.error="Inconsistent object length",{verified:!1,result:root})}for(let i=0;i<maxLength;i++)if(i-admission>=inputData.
valueBlock.value.length){if(inputSchema.valueBlock.value[i].optional===!1){let _result={verified:!1,result:root};return root.
error="Inconsistent length between ASN.1 data and schema",inputSchema.name&&(inputSchema.name=inputSchema.name.replace(/^\s+|\s+$/g,
""),inputSchema.name&&(delete root[inputSchema.name],_result.name=inputSchema.name)),_result}}else if(inputSchema.valueBlock.
value[0]instanceof Repeated){if(result=compareSchema(root,inputData.valueBlock.value[i],inputSchema.valueBlock.value[0].
value),result.verified===!1)if(inputSchema.valueBlock.value[0].optional)admission++;else return inputSchema.name&&(inputSchema.
name=inputSchema.name.replace(/^\s+|\s+$/g,""),inputSchema.name&&delete root[inputSchema.name]),result;if("name"in inputSchema.
valueBlock.value[0]&&inputSchema.valueBlock.value[0].name.length>0){let arrayRoot={};"local"in inputSchema.valueBlock.value[0]&&
inputSchema.valueBlock.value[0].local?arrayRoot=inputData:arrayRoot=root,typeof arrayRoot[inputSchema.valueBlock.value[0].
name]>"u"&&(arrayRoot[inputSchema.valueBlock.value[0].name]=[]),arrayRoot[inputSchema.valueBlock.value[0].name].push(inputData.
valueBlock.value[i])}}else if(result=compareSchema(root,inputData.valueBlock.value[i-admission],inputSchema.valueBlock.value[i]),
result.verified===!1)if(inputSchema.valueBlock.value[i].optional)admission++;else return inputSchema.name&&(inputSchema.
name=inputSchema.name.replace(/^\s+|\s+$/g,""),inputSchema.name&&delete root[inputSchema.name]),result;if(result.verified===
!1){let _result={verified:!1,result:root};return inputSchema.name&&(inputSchema.name=inputSchema.name.replace(/^\s+|\s+$/g,
""),inputSchema.name&&(delete root[inputSchema.name],_result.name=inputSchema.name)),_result}return{verified:!0,result:root}}
if(inputSchema.primitiveSchema&&"valueHexView"in inputData.valueBlock){let asn1=localFromBER(inputData.valueBlock.valueHexView);
if(asn1.offset===-1){let _result={verified:!1,result:asn1.result};return inputSchema.name&&(inputSchema.name=inputSchema.
name.replace(/^\s+|\s+$/g,""),inputSchema.name&&(delete root[inputSchema.name],_result.name=inputSchema.name)),_result}return compareSchema(
root,asn1.result,inputSchema.primitiveSchema)}return{verified:!0,result:root}}function verifySchema(inputBuffer,inputSchema){
if(!(inputSchema instanceof Object))return{verified:!1,result:{error:"Wrong ASN.1 schema type"}};let asn1=localFromBER(toUint8Array(
inputBuffer));return asn1.offset===-1?{verified:!1,result:asn1.result}:compareSchema(asn1.result,asn1.result,inputSchema)}
var ViewWriter,ORIGINAL_VIEW_WRITER_WRITE,ORIGINAL_VIEW_WRITER_FINAL,EMPTY_BUFFER,EMPTY_VIEW,END_OF_CONTENT_NAME,OCTET_STRING_NAME,
BIT_STRING_NAME,LocalBaseBlock,ValueBlock,LocalIdentificationBlock,ORIGINAL_LOCAL_IDENTIFICATION_TO_BER,ORIGINAL_LOCAL_IDENTIFICATION_FROM_BER,
LocalLengthBlock,ORIGINAL_LOCAL_LENGTH_TO_BER,ORIGINAL_LOCAL_LENGTH_FROM_BER,typeStore,originalUint8ArraySliceInfo,originalUint8ArrayConstructor,
originalArrayIterator,intrinsicTypedArrayByteLength,BUILTIN_DISPATCH_PAYLOAD_THRESHOLD,BUILTIN_DISPATCH_MAX_DEPTH,builtinRegistry,
BaseBlock,ORIGINAL_BASE_BLOCK_TO_BER,BaseStringBlock,LocalPrimitiveValueBlock,ORIGINAL_LOCAL_PRIMITIVE_TO_BER,Primitive,
fastParserRegistry,DEFAULT_MAX_DEPTH,DEFAULT_MAX_NODES,DEFAULT_MAX_CONTENT_LENGTH,MAX_DEPTH_EXCEEDED_ERROR,MAX_NODES_EXCEEDED_ERROR,
MAX_CONTENT_LENGTH_EXCEEDED_ERROR,LocalConstructedValueBlock,ORIGINAL_LOCAL_CONSTRUCTED_TO_BER,Constructed,LocalEndOfContentValueBlock,
EndOfContent,Null,LocalBooleanValueBlock,Boolean,LocalOctetStringValueBlock,ORIGINAL_LOCAL_OCTET_STRING_TO_BER,OctetString,
LocalBitStringValueBlock,ORIGINAL_LOCAL_BIT_STRING_TO_BER,BitString,LocalIntegerValueBlock,ORIGINAL_LOCAL_INTEGER_TO_BER,
ORIGINAL_LOCAL_INTEGER_TO_STRING,Integer,Enumerated,LocalSidValueBlock,LocalObjectIdentifierValueBlock,ObjectIdentifier,
LocalRelativeSidValueBlock,LocalRelativeObjectIdentifierValueBlock,RelativeObjectIdentifier,Sequence,Set,LocalStringValueBlock,
LocalSimpleStringValueBlock,LocalSimpleStringBlock,strictUtf8Decoder,LONE_SURROGATE,LocalUtf8StringValueBlock,Utf8String,
LocalBmpStringValueBlock,BmpString,MAX_CODE_POINT,REPLACEMENT_CODE_POINT,LocalUniversalStringValueBlock,UniversalString,
NumericString,PrintableString,TeletexString,VideotexString,IA5String,GraphicString,VisibleString,GeneralString,CharacterString,
UTCTime,GeneralizedTime,DATE,TimeOfDay,DateTime,Duration,TIME,Any,Choice,Repeated,RawData,init_build2=__esm({"node_modul\
es/asn1js/build/index.js"(){init_build();ViewWriter=class{constructor(){this.items=[]}write(buf){this.items.push(buf instanceof
ArrayBuffer?buf:concat2([buf]))}final(){return concat2(this.items)}},ORIGINAL_VIEW_WRITER_WRITE=ViewWriter.prototype.write,
ORIGINAL_VIEW_WRITER_FINAL=ViewWriter.prototype.final,EMPTY_BUFFER=new ArrayBuffer(0),EMPTY_VIEW=new Uint8Array(0),END_OF_CONTENT_NAME=
"EndOfContent",OCTET_STRING_NAME="OCTET STRING",BIT_STRING_NAME="BIT STRING";LocalBaseBlock=class{static{this.NAME="base\
Block"}static blockName(){return this.NAME}get valueBeforeDecode(){return this.valueBeforeDecodeView.slice().buffer}set valueBeforeDecode(value){
this.valueBeforeDecodeView=new Uint8Array(value)}constructor({blockLength=0,error="",warnings=[],valueBeforeDecode=EMPTY_VIEW}={}){
this.blockLength=blockLength,this.error=error,this.warnings=warnings,this.valueBeforeDecodeView=toUint8Array(valueBeforeDecode)}toJSON(){
return{blockName:this.constructor.NAME,blockLength:this.blockLength,error:this.error,warnings:this.warnings,valueBeforeDecode:hex_exports.
encode(this.valueBeforeDecodeView)}}},ValueBlock=class extends LocalBaseBlock{static{this.NAME="valueBlock"}fromBER(_inputBuffer,_inputOffset,_inputLength,_context){
throw TypeError("User need to make a specific function in a class which extends 'ValueBlock'")}toBER(_sizeOnly,_writer){
throw TypeError("User need to make a specific function in a class which extends 'ValueBlock'")}};LocalIdentificationBlock=
class extends HexBlock(LocalBaseBlock){static{this.NAME="identificationBlock"}constructor({idBlock={}}={}){super(),idBlock?
(this.isHexOnly=idBlock.isHexOnly??!1,this.valueHexView=idBlock.valueHex?toUint8Array(idBlock.valueHex):EMPTY_VIEW,this.
tagClass=idBlock.tagClass??-1,this.tagNumber=idBlock.tagNumber??-1,this.isConstructed=idBlock.isConstructed??!1):(this.tagClass=
-1,this.tagNumber=-1,this.isConstructed=!1)}toBER(sizeOnly=!1){let firstOctet=0;switch(this.tagClass){case 1:firstOctet|=
0;break;case 2:firstOctet|=64;break;case 3:firstOctet|=128;break;case 4:firstOctet|=192;break;default:return this.error=
"Unknown tag class",EMPTY_BUFFER}if(this.isConstructed&&(firstOctet|=32),this.tagNumber<31&&!this.isHexOnly){let retView2=new Uint8Array(
1);if(!sizeOnly){let number=this.tagNumber;number&=31,firstOctet|=number,retView2[0]=firstOctet}return retView2.buffer}if(!this.
isHexOnly){let encodedView=encodeBase128(this.tagNumber);if(!encodedView)return this.error="Error during encoding tag nu\
mber",EMPTY_BUFFER;let size=encodedView.byteLength,retView2=new Uint8Array(size+1);if(retView2[0]=firstOctet|31,!sizeOnly){
for(let i=0;i<size-1;i++)retView2[i+1]=encodedView[i]|128;retView2[size]=encodedView[size-1]}return retView2.buffer}let retView=new Uint8Array(
this.valueHexView.byteLength+1);if(retView[0]=firstOctet|31,!sizeOnly){let curView=this.valueHexView;for(let i=0;i<curView.
length-1;i++)retView[i+1]=curView[i]|128;retView[this.valueHexView.byteLength]=curView[curView.length-1]}return retView.
buffer}fromBER(inputBuffer,inputOffset,inputLength){let inputView=toUint8Array(inputBuffer);if(!checkBufferParams(this,inputView,
inputOffset,inputLength))return-1;let fastArgs=Number.isInteger(inputOffset)&&Number.isInteger(inputLength),intBuffer=fastArgs?
inputView:inputView.subarray(inputOffset,inputOffset+inputLength),baseIndex=fastArgs?inputOffset:0,bufferLength=fastArgs?
inputLength:intBuffer.length;if(bufferLength===0)return this.error="Zero buffer length",-1;switch(intBuffer[baseIndex]&192){case 0:
this.tagClass=1;break;case 64:this.tagClass=2;break;case 128:this.tagClass=3;break;case 192:this.tagClass=4;break;default:
return this.error="Unknown tag class",-1}this.isConstructed=(intBuffer[baseIndex]&32)===32,this.isHexOnly=!1;let tagNumberMask=intBuffer[baseIndex]&
31;if(tagNumberMask!==31)this.tagNumber=tagNumberMask,this.blockLength=1;else{let count=0;for(;;){let tagByteIndex=count+
1;if(tagByteIndex>=bufferLength)return this.error="End of input reached before message was fully decoded",-1;if(count++,
(intBuffer[baseIndex+tagByteIndex]&128)===0)break}this.blockLength=count+1;let intTagNumberBuffer=this.valueHexView=new Uint8Array(
count);for(let i=0;i<count;i++)intTagNumberBuffer[i]=intBuffer[baseIndex+i+1]&127;let tagNumber=this.blockLength<=9?decodeBase128(
intTagNumberBuffer):void 0;tagNumber!==void 0?this.tagNumber=tagNumber:(this.isHexOnly=!0,this.warnings.push("Tag too lo\
ng, represented as hex-coded"))}if(this.tagClass===1&&this.isConstructed)switch(this.tagNumber){case 1:case 2:case 5:case 6:case 9:case 13:case 14:case 23:case 24:case 31:case 32:case 33:case 34:
return this.error="Constructed encoding used for primitive type",-1}return inputOffset+this.blockLength}toJSON(){return{
...super.toJSON(),tagClass:this.tagClass,tagNumber:this.tagNumber,isConstructed:this.isConstructed}}},ORIGINAL_LOCAL_IDENTIFICATION_TO_BER=
LocalIdentificationBlock.prototype.toBER,ORIGINAL_LOCAL_IDENTIFICATION_FROM_BER=LocalIdentificationBlock.prototype.fromBER,
LocalLengthBlock=class extends LocalBaseBlock{static{this.NAME="lengthBlock"}constructor({lenBlock={}}={}){super(),this.
isIndefiniteForm=lenBlock.isIndefiniteForm??!1,this.longFormUsed=lenBlock.longFormUsed??!1,this.length=lenBlock.length??
0}fromBER(inputBuffer,inputOffset,inputLength){let view=toUint8Array(inputBuffer);if(!checkBufferParams(this,view,inputOffset,
inputLength))return-1;let fastArgs=Number.isInteger(inputOffset)&&Number.isInteger(inputLength),intBuffer=fastArgs?view:
view.subarray(inputOffset,inputOffset+inputLength),baseIndex=fastArgs?inputOffset:0,bufferLength=fastArgs?inputLength:intBuffer.
length;if(bufferLength===0)return this.error="Zero buffer length",-1;if(intBuffer[baseIndex]===255)return this.error="Le\
ngth block 0xFF is reserved by standard",-1;if(this.isIndefiniteForm=intBuffer[baseIndex]===128,this.isIndefiniteForm)return this.
blockLength=1,inputOffset+this.blockLength;if(this.longFormUsed=!!(intBuffer[baseIndex]&128),this.longFormUsed===!1)return this.
length=intBuffer[baseIndex],this.blockLength=1,inputOffset+this.blockLength;let count=intBuffer[baseIndex]&127;if(count>
8)return this.error="Too big integer",-1;if(count+1>bufferLength)return this.error="End of input reached before message \
was fully decoded",-1;let lenOffset=inputOffset+1,lengthBufferView=view.subarray(lenOffset,lenOffset+count);lengthBufferView[0]===
0&&this.warnings.push("Needlessly long encoded length");try{this.length=uint_exports.decode(lengthBufferView)}catch{return this.
error="Too big integer",-1}return this.longFormUsed&&this.length<=127&&this.warnings.push("Unnecessary usage of long len\
gth form"),this.blockLength=count+1,inputOffset+this.blockLength}toBER(sizeOnly=!1){let retBuf,retView;if(this.length>127&&
(this.longFormUsed=!0),this.isIndefiniteForm)return retBuf=new ArrayBuffer(1),sizeOnly===!1&&(retView=new Uint8Array(retBuf),
retView[0]=128),retBuf;if(this.longFormUsed){let encodedBuf;try{encodedBuf=uint_exports.encode(this.length)}catch{return this.
error="Too big length",EMPTY_BUFFER}return retBuf=new ArrayBuffer(encodedBuf.byteLength+1),sizeOnly||(retView=new Uint8Array(
retBuf),retView[0]=encodedBuf.byteLength|128,retView.set(encodedBuf,1)),retBuf}return retBuf=new ArrayBuffer(1),sizeOnly===
!1&&(retView=new Uint8Array(retBuf),retView[0]=this.length),retBuf}toJSON(){return{...super.toJSON(),isIndefiniteForm:this.
isIndefiniteForm,longFormUsed:this.longFormUsed,length:this.length}}},ORIGINAL_LOCAL_LENGTH_TO_BER=LocalLengthBlock.prototype.
toBER,ORIGINAL_LOCAL_LENGTH_FROM_BER=LocalLengthBlock.prototype.fromBER,typeStore={},originalUint8ArraySliceInfo=findMethod(
Uint8Array.prototype,"slice"),originalUint8ArrayConstructor=Object.getOwnPropertyDescriptor(Uint8Array.prototype,"constr\
uctor")?.value,originalArrayIterator=Object.getOwnPropertyDescriptor(Array.prototype,Symbol.iterator)?.value,intrinsicTypedArrayByteLength=
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype),"byteLength")?.get,BUILTIN_DISPATCH_PAYLOAD_THRESHOLD=
16384,BUILTIN_DISPATCH_MAX_DEPTH=64;BaseBlock=class extends LocalBaseBlock{static{this.NAME="BaseBlock"}constructor({name="",
optional=!1,primitiveSchema,...parameters}={},valueBlockType){super(parameters),this.name=name,this.optional=optional,primitiveSchema&&
(this.primitiveSchema=primitiveSchema),this.idBlock=new LocalIdentificationBlock(parameters),this.lenBlock=new LocalLengthBlock(
parameters),this.valueBlock=valueBlockType?new valueBlockType(parameters):new ValueBlock(parameters)}fromBER(inputBuffer,inputOffset,inputLength,context){
let resultOffset=this.valueBlock.fromBER(inputBuffer,inputOffset,this.lenBlock.isIndefiniteForm?inputLength:this.lenBlock.
length,context);return resultOffset===-1?(this.error=this.valueBlock.error,resultOffset):(this.idBlock.error.length||(this.
blockLength+=this.idBlock.blockLength),this.lenBlock.error.length||(this.blockLength+=this.lenBlock.blockLength),this.valueBlock.
error.length||(this.blockLength+=this.valueBlock.blockLength),resultOffset)}toBER(sizeOnly,writer){let _writer=writer||new ViewWriter;
if(!writer&&(prepareIndefiniteForm(this),(sizeOnly===!0||sizeOnly===!1||sizeOnly===void 0)&&shouldUseBuiltinEncoder(this))){
let encoded=tryEncodeBuiltin(this,sizeOnly===!0);if(encoded)return encoded}let idBlockBuf=this.idBlock.toBER(sizeOnly);if(_writer.
write(idBlockBuf),this.lenBlock.isIndefiniteForm)_writer.write(new Uint8Array([128]).buffer),this.valueBlock.toBER(sizeOnly,
_writer),_writer.write(new ArrayBuffer(2));else{let valueBlockBuf=this.valueBlock.toBER(sizeOnly);this.lenBlock.length=valueBlockBuf.
byteLength;let lenBlockBuf=this.lenBlock.toBER(sizeOnly);_writer.write(lenBlockBuf),_writer.write(valueBlockBuf)}return writer?
EMPTY_BUFFER:_writer.final()}toJSON(){let object={...super.toJSON(),idBlock:this.idBlock.toJSON(),lenBlock:this.lenBlock.
toJSON(),valueBlock:this.valueBlock.toJSON(),name:this.name,optional:this.optional};return this.primitiveSchema&&(object.
primitiveSchema=this.primitiveSchema.toJSON()),object}toString(encoding="ascii"){return encoding==="ascii"?this.onAsciiEncoding():
hex_exports.encode(this.toBER())}onAsciiEncoding(){return`${this.constructor.NAME} : ${hex_exports.encode(this.valueBlock.
valueBeforeDecodeView)}`}isEqual(other){if(this===other)return!0;if(!(other instanceof this.constructor))return!1;let thisRaw=this.
toBER(),otherRaw=other.toBER();return bytes_exports.equal(thisRaw,otherRaw)}},ORIGINAL_BASE_BLOCK_TO_BER=BaseBlock.prototype.
toBER;BaseStringBlock=class extends BaseBlock{static{this.NAME="BaseStringBlock"}getValue(){return this.valueBlock.value}setValue(value){
this.valueBlock.value=value}constructor({value="",...parameters}={},stringValueBlockType){super(parameters,stringValueBlockType),
value&&this.fromString(value)}fromBER(inputBuffer,inputOffset,inputLength){let resultOffset=this.valueBlock.fromBER(inputBuffer,
inputOffset,this.lenBlock.isIndefiniteForm?inputLength:this.lenBlock.length);if(resultOffset===-1)return this.error=this.
valueBlock.error,resultOffset;let valueError=this.checkValue(this.valueBlock.valueHexView);return valueError?(this.error=
valueError,-1):(this.fromBuffer(this.valueBlock.valueHexView),this.idBlock.error.length||(this.blockLength+=this.idBlock.
blockLength),this.lenBlock.error.length||(this.blockLength+=this.lenBlock.blockLength),this.valueBlock.error.length||(this.
blockLength+=this.valueBlock.blockLength),resultOffset)}checkValue(_view){return""}onAsciiEncoding(){return`${this.constructor.
NAME} : '${this.valueBlock.value}'`}},LocalPrimitiveValueBlock=class extends HexBlock(ValueBlock){static{this.NAME="Prim\
itiveValueBlock"}constructor({isHexOnly=!0,...parameters}={}){super(parameters),this.isHexOnly=isHexOnly}},ORIGINAL_LOCAL_PRIMITIVE_TO_BER=
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(LocalPrimitiveValueBlock.prototype),"toBER")?.value,Primitive=class extends BaseBlock{static{
typeStore.Primitive=this}static{this.NAME="PRIMITIVE"}constructor(parameters={}){super(parameters,LocalPrimitiveValueBlock),
this.idBlock.isConstructed=!1}};DEFAULT_MAX_DEPTH=100,DEFAULT_MAX_NODES=1e4,DEFAULT_MAX_CONTENT_LENGTH=16777216,MAX_DEPTH_EXCEEDED_ERROR=
"Maximum ASN.1 nesting depth exceeded",MAX_NODES_EXCEEDED_ERROR="Maximum ASN.1 node count exceeded",MAX_CONTENT_LENGTH_EXCEEDED_ERROR=
"Maximum ASN.1 content length exceeded";LocalConstructedValueBlock=class extends ValueBlock{static{this.NAME="Constructe\
dValueBlock"}constructor({value=[],isIndefiniteForm=!1,...parameters}={}){super(parameters),this.value=value,this.isIndefiniteForm=
isIndefiniteForm}fromBER(inputBuffer,inputOffset,inputLength,context){let view=toUint8Array(inputBuffer),parseContext=context??
createFromBerContext();if(!checkBufferParams(this,view,inputOffset,inputLength))return-1;if(this.valueBeforeDecodeView=view.
subarray(inputOffset,inputOffset+inputLength),this.valueBeforeDecodeView.length===0)return this.warnings.push("Zero buff\
er length"),inputOffset;let currentOffset=inputOffset;for(;checkLen(this.isIndefiniteForm,inputLength)>0;){let returnObject=localFromBERWithChildContext(
view,currentOffset,inputLength,parseContext);if(returnObject.offset===-1)return this.error=returnObject.result.error,this.
warnings.concat(returnObject.result.warnings),-1;if(currentOffset=returnObject.offset,this.blockLength+=returnObject.result.
blockLength,inputLength-=returnObject.result.blockLength,this.value.push(returnObject.result),this.isIndefiniteForm&&returnObject.
result.constructor.NAME==="EndOfContent")break}return this.isIndefiniteForm&&(this.value[this.value.length-1].constructor.
NAME==="EndOfContent"?this.value.pop():this.warnings.push("No EndOfContent block encoded")),currentOffset}toBER(sizeOnly,writer){
let _writer=writer||new ViewWriter;for(let i=0;i<this.value.length;i++)this.value[i].toBER(sizeOnly,_writer);return writer?
EMPTY_BUFFER:_writer.final()}toJSON(){let object={...super.toJSON(),isIndefiniteForm:this.isIndefiniteForm,value:[]};for(let value of this.
value)object.value.push(value.toJSON());return object}},ORIGINAL_LOCAL_CONSTRUCTED_TO_BER=LocalConstructedValueBlock.prototype.
toBER,Constructed=class extends BaseBlock{static{typeStore.Constructed=this}static{this.NAME="CONSTRUCTED"}constructor(parameters={}){
super(parameters,LocalConstructedValueBlock),this.idBlock.isConstructed=!0}fromBER(inputBuffer,inputOffset,inputLength,context){
this.valueBlock.isIndefiniteForm=this.lenBlock.isIndefiniteForm;let resultOffset=this.valueBlock.fromBER(inputBuffer,inputOffset,
this.lenBlock.isIndefiniteForm?inputLength:this.lenBlock.length,context);return resultOffset===-1?(this.error=this.valueBlock.
error,resultOffset):(this.idBlock.error.length||(this.blockLength+=this.idBlock.blockLength),this.lenBlock.error.length||
(this.blockLength+=this.lenBlock.blockLength),this.valueBlock.error.length||(this.blockLength+=this.valueBlock.blockLength),
resultOffset)}onAsciiEncoding(){let values=[];for(let value of this.valueBlock.value)values.push(value.toString("ascii").
split(`
`).map(o=>`  ${o}`).join(`
`));let blockName=this.idBlock.tagClass===3?`[${this.idBlock.tagNumber}]`:this.constructor.NAME;return values.length?`${blockName}\
 :
${values.join(`
`)}`:`${blockName} :`}},LocalEndOfContentValueBlock=class extends ValueBlock{static{this.override="EndOfContentValueBloc\
k"}fromBER(inputBuffer,inputOffset,_inputLength){return inputOffset}toBER(_sizeOnly){return EMPTY_BUFFER}},EndOfContent=
class extends BaseBlock{static{typeStore.EndOfContent=this}static{this.NAME=END_OF_CONTENT_NAME}constructor(parameters={}){
super(parameters,LocalEndOfContentValueBlock),this.idBlock.tagClass=1,this.idBlock.tagNumber=0}},Null=class extends BaseBlock{static{
typeStore.Null=this}static{this.NAME="NULL"}constructor(parameters={}){super(parameters,ValueBlock),this.idBlock.tagClass=
1,this.idBlock.tagNumber=5}fromBER(inputBuffer,inputOffset,inputLength){return this.lenBlock.length>0&&this.warnings.push(
"Non-zero length of value block for Null type"),this.idBlock.error.length||(this.blockLength+=this.idBlock.blockLength),
this.lenBlock.error.length||(this.blockLength+=this.lenBlock.blockLength),this.blockLength+=inputLength,inputOffset+inputLength>
inputBuffer.byteLength?(this.error="End of input reached before message was fully decoded (inconsistent offset and lengt\
h values)",-1):inputOffset+inputLength}toBER(sizeOnly,writer){let retBuf=new ArrayBuffer(2);if(!sizeOnly){let retView=new Uint8Array(
retBuf);retView[0]=5,retView[1]=0}return writer&&writer.write(retBuf),retBuf}onAsciiEncoding(){return`${this.constructor.
NAME}`}},LocalBooleanValueBlock=class extends HexBlock(ValueBlock){static{this.NAME="BooleanValueBlock"}get value(){for(let octet of this.
valueHexView)if(octet>0)return!0;return!1}set value(value){this.valueHexView[0]=value?255:0}constructor({value,...parameters}={}){
super(parameters),parameters.valueHex?this.valueHexView=toUint8Array(parameters.valueHex):this.valueHexView=new Uint8Array(
1),value&&(this.value=value)}fromBER(inputBuffer,inputOffset,inputLength){let inputView=toUint8Array(inputBuffer);return checkBufferParams(
this,inputView,inputOffset,inputLength)?(this.valueHexView=inputView.subarray(inputOffset,inputOffset+inputLength),inputLength>
1&&this.warnings.push("Boolean value encoded in more then 1 octet"),this.isHexOnly=!0,inputLength>1&&!int_exports.isMinimal(
this.valueHexView)&&this.warnings.push("Needlessly long format"),this.blockLength=inputLength,inputOffset+inputLength):-1}toBER(){
return this.valueHexView.slice().buffer}toJSON(){return{...super.toJSON(),value:this.value}}},Boolean=class extends BaseBlock{static{
typeStore.Boolean=this}getValue(){return this.valueBlock.value}setValue(value){this.valueBlock.value=value}static{this.NAME=
"BOOLEAN"}constructor(parameters={}){super(parameters,LocalBooleanValueBlock),this.idBlock.tagClass=1,this.idBlock.tagNumber=
1}onAsciiEncoding(){return`${this.constructor.NAME} : ${this.getValue}`}},LocalOctetStringValueBlock=class extends HexBlock(
LocalConstructedValueBlock){static{this.NAME="OctetStringValueBlock"}constructor({isConstructed:isConstructed2=!1,...parameters}={}){
super(parameters),this.isConstructed=isConstructed2}fromBER(inputBuffer,inputOffset,inputLength,context){let resultOffset=0;
if(this.isConstructed){if(this.isHexOnly=!1,resultOffset=LocalConstructedValueBlock.prototype.fromBER.call(this,inputBuffer,
inputOffset,inputLength,context),resultOffset===-1)return resultOffset;for(let i=0;i<this.value.length;i++){let currentBlockName=this.
value[i].constructor.NAME;if(currentBlockName==="EndOfContent"){if(this.isIndefiniteForm)break;return this.error="EndOfC\
ontent is unexpected, OCTET STRING may consists of OCTET STRINGs only",-1}if(currentBlockName!=="OCTET STRING")return this.
error="OCTET STRING may consists of OCTET STRINGs only",-1}}else this.isHexOnly=!0,resultOffset=super.fromBER(inputBuffer,
inputOffset,inputLength),this.blockLength=inputLength;return resultOffset}toBER(sizeOnly,writer){return this.isConstructed?
LocalConstructedValueBlock.prototype.toBER.call(this,sizeOnly,writer):sizeOnly?new ArrayBuffer(this.valueHexView.byteLength):
this.valueHexView.slice().buffer}toJSON(){return{...super.toJSON(),isConstructed:this.isConstructed}}},ORIGINAL_LOCAL_OCTET_STRING_TO_BER=
LocalOctetStringValueBlock.prototype.toBER,OctetString=class OctetString2 extends BaseBlock{static{typeStore.OctetString=
this}static{this.NAME=OCTET_STRING_NAME}constructor({idBlock={},lenBlock={},...parameters}={}){parameters.isConstructed??=
!!parameters.value?.length,super({idBlock:{isConstructed:parameters.isConstructed,...idBlock},lenBlock:{...lenBlock,isIndefiniteForm:!!parameters.
isIndefiniteForm},...parameters},LocalOctetStringValueBlock),this.idBlock.tagClass=1,this.idBlock.tagNumber=4}fromBER(inputBuffer,inputOffset,inputLength,context){
if(this.valueBlock.isConstructed=this.idBlock.isConstructed,this.valueBlock.isIndefiniteForm=this.lenBlock.isIndefiniteForm,
inputLength===0)return this.idBlock.error.length===0&&(this.blockLength+=this.idBlock.blockLength),this.lenBlock.error.length===
0&&(this.blockLength+=this.lenBlock.blockLength),inputOffset;if(!this.valueBlock.isConstructed&&context?.parseEmbedded!==
!1){let buf=(inputBuffer instanceof ArrayBuffer?new Uint8Array(inputBuffer):inputBuffer).subarray(inputOffset,inputOffset+
inputLength);try{if(buf.byteLength){let parseContext=context??createFromBerContext(),asn=localFromBERWithChildContext(buf,
0,buf.byteLength,parseContext);asn.offset!==-1&&asn.offset===inputLength&&(this.valueBlock.value=[asn.result])}}catch{}}
return super.fromBER(inputBuffer,inputOffset,inputLength,context)}onAsciiEncoding(){return this.valueBlock.isConstructed||
this.valueBlock.value&&this.valueBlock.value.length?Constructed.prototype.onAsciiEncoding.call(this):`${this.constructor.
NAME} : ${hex_exports.encode(this.valueBlock.valueHexView)}`}getValue(){if(!this.idBlock.isConstructed)return this.valueBlock.
valueHexView.slice().buffer;let array=[];for(let content of this.valueBlock.value)content instanceof OctetString2&&array.
push(content.valueBlock.valueHexView);return concat2(array)}},LocalBitStringValueBlock=class extends HexBlock(LocalConstructedValueBlock){static{
this.NAME="BitStringValueBlock"}constructor({unusedBits=0,isConstructed:isConstructed2=!1,...parameters}={}){super(parameters),
this.unusedBits=unusedBits,this.isConstructed=isConstructed2,this.blockLength=this.valueHexView.byteLength}fromBER(inputBuffer,inputOffset,inputLength,context){
if(!inputLength)return inputOffset;let resultOffset=-1;if(this.isConstructed){if(resultOffset=LocalConstructedValueBlock.
prototype.fromBER.call(this,inputBuffer,inputOffset,inputLength,context),resultOffset===-1)return resultOffset;for(let value of this.
value){let currentBlockName=value.constructor.NAME;if(currentBlockName==="EndOfContent"){if(this.isIndefiniteForm)break;
return this.error="EndOfContent is unexpected, BIT STRING may consists of BIT STRINGs only",-1}if(currentBlockName!=="BI\
T STRING")return this.error="BIT STRING may consists of BIT STRINGs only",-1;let valueBlock=value.valueBlock;if(this.unusedBits>
0&&valueBlock.unusedBits>0)return this.error='Using of "unused bits" inside constructive BIT STRING allowed for least on\
e only',-1;this.unusedBits=valueBlock.unusedBits}return resultOffset}let inputView=toUint8Array(inputBuffer);if(!checkBufferParams(
this,inputView,inputOffset,inputLength))return-1;let intBuffer=inputView.subarray(inputOffset,inputOffset+inputLength);if(this.
unusedBits=intBuffer[0],this.unusedBits>7)return this.error="Unused bits for BitString must be in range 0-7",-1;if(!this.
unusedBits&&context?.parseEmbedded!==!1){let buf=intBuffer.subarray(1);try{if(buf.byteLength){let parseContext=context??
createFromBerContext(),asn=localFromBERWithChildContext(buf,0,buf.byteLength,parseContext);asn.offset!==-1&&asn.offset===
inputLength-1&&(this.value=[asn.result])}}catch{}}return this.valueHexView=intBuffer.subarray(1),this.blockLength=intBuffer.
length,inputOffset+inputLength}toBER(sizeOnly,writer){if(this.isConstructed)return LocalConstructedValueBlock.prototype.
toBER.call(this,sizeOnly,writer);if(sizeOnly)return new ArrayBuffer(this.valueHexView.byteLength+1);if(!this.valueHexView.
byteLength){let empty=new Uint8Array(1);return empty[0]=0,empty.buffer}let retView=new Uint8Array(this.valueHexView.length+
1);return retView[0]=this.unusedBits,retView.set(this.valueHexView,1),retView.buffer}toJSON(){return{...super.toJSON(),unusedBits:this.
unusedBits,isConstructed:this.isConstructed}}},ORIGINAL_LOCAL_BIT_STRING_TO_BER=LocalBitStringValueBlock.prototype.toBER,
BitString=class extends BaseBlock{static{typeStore.BitString=this}static{this.NAME=BIT_STRING_NAME}constructor({idBlock={},
lenBlock={},...parameters}={}){parameters.isConstructed??=!!parameters.value?.length,super({idBlock:{isConstructed:parameters.
isConstructed,...idBlock},lenBlock:{...lenBlock,isIndefiniteForm:!!parameters.isIndefiniteForm},...parameters},LocalBitStringValueBlock),
this.idBlock.tagClass=1,this.idBlock.tagNumber=3}fromBER(inputBuffer,inputOffset,inputLength,context){return this.valueBlock.
isConstructed=this.idBlock.isConstructed,this.valueBlock.isIndefiniteForm=this.lenBlock.isIndefiniteForm,super.fromBER(inputBuffer,
inputOffset,inputLength,context)}onAsciiEncoding(){if(this.valueBlock.isConstructed||this.valueBlock.value&&this.valueBlock.
value.length)return Constructed.prototype.onAsciiEncoding.call(this);{let bits=[],valueHex=this.valueBlock.valueHexView;
for(let byte of valueHex)bits.push(byte.toString(2).padStart(8,"0"));let bitsStr=bits.join("");return`${this.constructor.
NAME} : ${bitsStr.substring(0,bitsStr.length-this.valueBlock.unusedBits)}`}}},LocalIntegerValueBlock=class extends HexBlock(
ValueBlock){setValueHex(){this.valueHexView.length>=4?(this.warnings.push("Too big Integer for decoding, hex only"),this.
isHexOnly=!0,this._valueDec=0):(this.isHexOnly=!1,this.valueHexView.length>0&&(int_exports.isMinimal(this.valueHexView)||
this.warnings.push("Needlessly long format"),this._valueDec=int_exports.decode(this.valueHexView)))}static{this.NAME="In\
tegerValueBlock"}static{Object.defineProperty(this.prototype,"valueHex",{set:function(v){this.valueHexView=new Uint8Array(
v),this.setValueHex()},get:function(){return this.valueHexView.slice().buffer}})}constructor({value,...parameters}={}){super(
parameters),this._valueDec=0,parameters.valueHex&&this.setValueHex(),value!==void 0&&(this.valueDec=value)}set valueDec(v){
if(!Number.isInteger(v))throw new RangeError(`Integer value must be an integer, got ${v}`);this.valueHexView=int_exports.
encode(BigInt(v)),this.isHexOnly=!1,this._valueDec=v}get valueDec(){return this._valueDec}fromDER(inputBuffer,inputOffset,inputLength,expectedLength=0){
let offset=this.fromBER(inputBuffer,inputOffset,inputLength);if(offset===-1)return offset;let view=this.valueHexView;return view[0]===
0&&(view[1]&128)!==0?this.valueHexView=view.subarray(1):expectedLength!==0&&view.length<expectedLength&&(expectedLength-
view.length>1&&(expectedLength=view.length+1),this.valueHexView=view.subarray(expectedLength-view.length)),offset}toDER(sizeOnly=!1){
let view=this.valueHexView;switch(!0){case(view[0]&128)!==0:{let updatedView=new Uint8Array(this.valueHexView.length+1);
updatedView[0]=0,updatedView.set(view,1),this.valueHexView=updatedView}break;case(view[0]===0&&(view[1]&128)===0):this.valueHexView=
this.valueHexView.subarray(1)}return this.toBER(sizeOnly)}fromBER(inputBuffer,inputOffset,inputLength){let resultOffset=super.
fromBER(inputBuffer,inputOffset,inputLength);return resultOffset===-1||this.setValueHex(),resultOffset}toBER(sizeOnly){return sizeOnly?
new ArrayBuffer(this.valueHexView.length):this.valueHexView.slice().buffer}toJSON(){return{...super.toJSON(),valueDec:this.
valueDec}}toString(){return bytesToSignedBigInt(this.valueHexView).toString(10)}},ORIGINAL_LOCAL_INTEGER_TO_BER=LocalIntegerValueBlock.
prototype.toBER,ORIGINAL_LOCAL_INTEGER_TO_STRING=LocalIntegerValueBlock.prototype.toString,Integer=class Integer2 extends BaseBlock{static{
typeStore.Integer=this}static{this.NAME="INTEGER"}constructor(parameters={}){super(parameters,LocalIntegerValueBlock),this.
idBlock.tagClass=1,this.idBlock.tagNumber=2}toBigInt(){let valueBlock=this.valueBlock,toString=valueBlock.toString;return toString===
ORIGINAL_LOCAL_INTEGER_TO_STRING?bytesToSignedBigInt(valueBlock.valueHexView):BigInt(Reflect.apply(toString,valueBlock,[]))}static fromBigInt(value){
return new Integer2({valueHex:signedBigIntToBytes(BigInt(value))})}convertToDER(){let integer=new Integer2({valueHex:this.
valueBlock.valueHexView});return integer.valueBlock.toDER(),integer}convertFromDER(){return new Integer2({valueHex:this.
valueBlock.valueHexView[0]===0?this.valueBlock.valueHexView.subarray(1):this.valueBlock.valueHexView})}onAsciiEncoding(){
return`${this.constructor.NAME} : ${this.valueBlock.toString()}`}},Enumerated=class extends Integer{static{typeStore.Enumerated=
this}static{this.NAME="ENUMERATED"}constructor(parameters={}){super(parameters),this.idBlock.tagClass=1,this.idBlock.tagNumber=
10}},LocalSidValueBlock=class extends HexBlock(ValueBlock){static{this.NAME="sidBlock"}constructor({valueDec=-1,isFirstSid=!1,
...parameters}={}){super(parameters),this.valueDec=valueDec,this.isFirstSid=isFirstSid}fromBER(inputBuffer,inputOffset,inputLength){
if(!inputLength)return inputOffset;let inputView=toUint8Array(inputBuffer);if(!checkBufferParams(this,inputView,inputOffset,
inputLength))return-1;let intBuffer=inputView.subarray(inputOffset,inputOffset+inputLength);if(this.blockLength===0&&Number.
isInteger(inputOffset)&&Number.isInteger(inputLength)){let sidLength=0;for(;sidLength<inputLength;){let octet=intBuffer[sidLength];
if(sidLength++,(octet&128)===0)break}this.blockLength=sidLength,this.valueHexView=new Uint8Array(sidLength);for(let i=0;i<
sidLength;i++)this.valueHexView[i]=intBuffer[i]&127}else{this.valueHexView=new Uint8Array(inputLength);for(let i=0;i<inputLength&&
(this.valueHexView[i]=intBuffer[i]&127,this.blockLength++,(intBuffer[i]&128)!==0);i++);let tempView=new Uint8Array(this.
blockLength);for(let i=0;i<this.blockLength;i++)tempView[i]=this.valueHexView[i];this.valueHexView=tempView}if((intBuffer[this.
blockLength-1]&128)!==0)return this.error="End of input reached before message was fully decoded",-1;this.valueHexView[0]===
0&&this.warnings.push("Needlessly long format of SID encoding");let valueDec=this.blockLength<=8?decodeBase128(this.valueHexView):
void 0;return valueDec!==void 0?this.valueDec=valueDec:(this.isHexOnly=!0,this.warnings.push("Too big SID for decoding, \
hex only")),inputOffset+this.blockLength}set valueBigInt(value){let bytes=encodeBase128(BigInt(value));if(!bytes){this.error=
"Error during encoding SID value";return}for(let i=0;i<bytes.length-1;i++)bytes[i]|=128;this.fromBER(bytes,0,bytes.length)}toBER(sizeOnly){
if(this.isHexOnly){if(sizeOnly)return new ArrayBuffer(this.valueHexView.byteLength);let curView=this.valueHexView,retView2=new Uint8Array(
this.blockLength);for(let i=0;i<this.blockLength-1;i++)retView2[i]=curView[i]|128;return retView2[this.blockLength-1]=curView[this.
blockLength-1],toArrayBuffer(retView2)}let encodedBuf=encodeBase128(this.valueDec);if(!encodedBuf)return this.error="Err\
or during encoding SID value",EMPTY_BUFFER;let retView=new Uint8Array(encodedBuf.byteLength);if(!sizeOnly){let len=encodedBuf.
byteLength-1;for(let i=0;i<len;i++)retView[i]=encodedBuf[i]|128;retView[len]=encodedBuf[len]}return toArrayBuffer(retView)}toString(){
let result="";if(this.isHexOnly)result=hex_exports.encode(this.valueHexView);else if(this.isFirstSid){let sidValue=this.
valueDec;this.valueDec<=39?result="0.":this.valueDec<=79?(result="1.",sidValue-=40):(result="2.",sidValue-=80),result+=sidValue.
toString()}else result=this.valueDec.toString();return result}toJSON(){return{...super.toJSON(),valueDec:this.valueDec,isFirstSid:this.
isFirstSid}}},LocalObjectIdentifierValueBlock=class extends ValueBlock{static{this.NAME="ObjectIdentifierValueBlock"}constructor({
value="",...parameters}={}){super(parameters),this.value=[],value&&this.fromString(value)}fromBER(inputBuffer,inputOffset,inputLength){
let resultOffset=inputOffset;for(;inputLength>0;){let sidBlock=new LocalSidValueBlock;if(resultOffset=sidBlock.fromBER(inputBuffer,
resultOffset,inputLength),resultOffset===-1)return this.blockLength=0,this.error=sidBlock.error,resultOffset;this.value.
length===0&&(sidBlock.isFirstSid=!0),this.blockLength+=sidBlock.blockLength,inputLength-=sidBlock.blockLength,this.value.
push(sidBlock)}return resultOffset}toBER(sizeOnly){let retBuffers=[];for(let i=0;i<this.value.length;i++){let valueBuf=this.
value[i].toBER(sizeOnly);if(valueBuf.byteLength===0)return this.error=this.value[i].error,EMPTY_BUFFER;retBuffers.push(valueBuf)}
return concat2(retBuffers)}fromString(string){this.value=[];let pos1=0,pos2=0,sid="",flag=!1;do if(pos2=string.indexOf("\
.",pos1),pos2===-1?sid=string.substring(pos1):sid=string.substring(pos1,pos2),pos1=pos2+1,flag){let sidBlock=this.value[0],
plus=0;switch(sidBlock.valueDec){case 0:break;case 1:plus=40;break;case 2:plus=80;break;default:this.value=[];return}let parsedSID=parseInt(
sid,10);if(isNaN(parsedSID))return;sidBlock.valueDec=parsedSID+plus,flag=!1}else{let sidBlock=new LocalSidValueBlock;if(sid>
Number.MAX_SAFE_INTEGER)sidBlock.valueBigInt=BigInt(sid);else if(sidBlock.valueDec=parseInt(sid,10),isNaN(sidBlock.valueDec))
return;this.value.length||(sidBlock.isFirstSid=!0,flag=!0),this.value.push(sidBlock)}while(pos2!==-1)}toString(){let result="",
isHexOnly=!1;for(let i=0;i<this.value.length;i++){isHexOnly=this.value[i].isHexOnly;let sidStr=this.value[i].toString();
i!==0&&(result=`${result}.`),isHexOnly?(sidStr=`{${sidStr}}`,this.value[i].isFirstSid?result=`2.{${sidStr} - 80}`:result+=
sidStr):result+=sidStr}return result}toJSON(){let object={...super.toJSON(),value:this.toString(),sidArray:[]};for(let i=0;i<
this.value.length;i++)object.sidArray.push(this.value[i].toJSON());return object}},ObjectIdentifier=class extends BaseBlock{static{
typeStore.ObjectIdentifier=this}static{this.NAME="OBJECT IDENTIFIER"}getValue(){return this.valueBlock.toString()}setValue(value){
this.valueBlock.fromString(value)}constructor(parameters={}){super(parameters,LocalObjectIdentifierValueBlock),this.idBlock.
tagClass=1,this.idBlock.tagNumber=6}onAsciiEncoding(){return`${this.constructor.NAME} : ${this.valueBlock.toString()||"e\
mpty"}`}toJSON(){return{...super.toJSON(),value:this.getValue()}}},LocalRelativeSidValueBlock=class extends HexBlock(LocalBaseBlock){static{
this.NAME="relativeSidBlock"}constructor({valueDec=0,...parameters}={}){super(parameters),this.valueDec=valueDec}fromBER(inputBuffer,inputOffset,inputLength){
if(inputLength===0)return inputOffset;let inputView=toUint8Array(inputBuffer);if(!checkBufferParams(this,inputView,inputOffset,
inputLength))return-1;let intBuffer=inputView.subarray(inputOffset,inputOffset+inputLength);if(this.blockLength===0&&Number.
isInteger(inputOffset)&&Number.isInteger(inputLength)){let sidLength=0;for(;sidLength<inputLength;){let octet=intBuffer[sidLength];
if(sidLength++,(octet&128)===0)break}this.blockLength=sidLength,this.valueHexView=new Uint8Array(sidLength);for(let i=0;i<
sidLength;i++)this.valueHexView[i]=intBuffer[i]&127}else{this.valueHexView=new Uint8Array(inputLength);for(let i=0;i<inputLength&&
(this.valueHexView[i]=intBuffer[i]&127,this.blockLength++,(intBuffer[i]&128)!==0);i++);let tempView=new Uint8Array(this.
blockLength);for(let i=0;i<this.blockLength;i++)tempView[i]=this.valueHexView[i];this.valueHexView=tempView}if((intBuffer[this.
blockLength-1]&128)!==0)return this.error="End of input reached before message was fully decoded",-1;this.valueHexView[0]===
0&&this.warnings.push("Needlessly long format of SID encoding");let valueDec=this.blockLength<=8?decodeBase128(this.valueHexView):
void 0;return valueDec!==void 0?this.valueDec=valueDec:(this.isHexOnly=!0,this.warnings.push("Too big SID for decoding, \
hex only")),inputOffset+this.blockLength}toBER(sizeOnly){if(this.isHexOnly){if(sizeOnly)return new ArrayBuffer(this.valueHexView.
byteLength);let curView=this.valueHexView,retView2=new Uint8Array(this.blockLength);for(let i=0;i<this.blockLength-1;i++)
retView2[i]=curView[i]|128;return retView2[this.blockLength-1]=curView[this.blockLength-1],retView2.buffer}let encodedBuf=encodeBase128(
this.valueDec);if(!encodedBuf)return this.error="Error during encoding SID value",EMPTY_BUFFER;let retView=new Uint8Array(
encodedBuf.byteLength);if(!sizeOnly){let len=encodedBuf.byteLength-1;for(let i=0;i<len;i++)retView[i]=encodedBuf[i]|128;
retView[len]=encodedBuf[len]}return retView.buffer}toString(){let result="";return this.isHexOnly?result=hex_exports.encode(
this.valueHexView):result=this.valueDec.toString(),result}toJSON(){return{...super.toJSON(),valueDec:this.valueDec}}},LocalRelativeObjectIdentifierValueBlock=
class extends ValueBlock{static{this.NAME="RelativeObjectIdentifierValueBlock"}constructor({value="",...parameters}={}){
super(parameters),this.value=[],value&&this.fromString(value)}fromBER(inputBuffer,inputOffset,inputLength){let resultOffset=inputOffset;
for(;inputLength>0;){let sidBlock=new LocalRelativeSidValueBlock;if(resultOffset=sidBlock.fromBER(inputBuffer,resultOffset,
inputLength),resultOffset===-1)return this.blockLength=0,this.error=sidBlock.error,resultOffset;this.blockLength+=sidBlock.
blockLength,inputLength-=sidBlock.blockLength,this.value.push(sidBlock)}return resultOffset}toBER(sizeOnly,_writer){let retBuffers=[];
for(let i=0;i<this.value.length;i++){let valueBuf=this.value[i].toBER(sizeOnly);if(valueBuf.byteLength===0)return this.error=
this.value[i].error,EMPTY_BUFFER;retBuffers.push(valueBuf)}return concat2(retBuffers)}fromString(string){this.value=[];let pos1=0,
pos2=0,sid="";do{pos2=string.indexOf(".",pos1),pos2===-1?sid=string.substring(pos1):sid=string.substring(pos1,pos2),pos1=
pos2+1;let sidBlock=new LocalRelativeSidValueBlock;if(sidBlock.valueDec=parseInt(sid,10),isNaN(sidBlock.valueDec))return!0;
this.value.push(sidBlock)}while(pos2!==-1);return!0}toString(){let result="",isHexOnly=!1;for(let i=0;i<this.value.length;i++){
isHexOnly=this.value[i].isHexOnly;let sidStr=this.value[i].toString();i!==0&&(result=`${result}.`),isHexOnly&&(sidStr=`{${sidStr}\
}`),result+=sidStr}return result}toJSON(){let object={...super.toJSON(),value:this.toString(),sidArray:[]};for(let i=0;i<
this.value.length;i++)object.sidArray.push(this.value[i].toJSON());return object}},RelativeObjectIdentifier=class extends BaseBlock{static{
typeStore.RelativeObjectIdentifier=this}getValue(){return this.valueBlock.toString()}setValue(value){this.valueBlock.fromString(
value)}static{this.NAME="RelativeObjectIdentifier"}constructor(parameters={}){super(parameters,LocalRelativeObjectIdentifierValueBlock),
this.idBlock.tagClass=1,this.idBlock.tagNumber=13}onAsciiEncoding(){return`${this.constructor.NAME} : ${this.valueBlock.
toString()||"empty"}`}toJSON(){return{...super.toJSON(),value:this.getValue()}}},Sequence=class extends Constructed{static{
typeStore.Sequence=this}static{this.NAME="SEQUENCE"}constructor(parameters={}){super(parameters),this.idBlock.tagClass=1,
this.idBlock.tagNumber=16}},Set=class extends Constructed{static{typeStore.Set=this}static{this.NAME="SET"}constructor(parameters={}){
super(parameters),this.idBlock.tagClass=1,this.idBlock.tagNumber=17}},LocalStringValueBlock=class extends HexBlock(ValueBlock){static{
this.NAME="StringValueBlock"}constructor({...parameters}={}){super(parameters),this.isHexOnly=!0,this.value=""}toJSON(){
return{...super.toJSON(),value:this.value}}},LocalSimpleStringValueBlock=class extends LocalStringValueBlock{static{this.
NAME="SimpleStringValueBlock"}},LocalSimpleStringBlock=class extends BaseStringBlock{static{this.NAME="SIMPLE STRING"}constructor({
...parameters}={}){super(parameters,LocalSimpleStringValueBlock)}fromBuffer(inputBuffer){this.valueBlock.value=String.fromCharCode.
apply(null,toUint8Array(inputBuffer))}fromString(inputString){let strLen=inputString.length,view=this.valueBlock.valueHexView=
new Uint8Array(strLen);for(let i=0;i<strLen;i++)view[i]=inputString.charCodeAt(i);this.valueBlock.value=inputString}},strictUtf8Decoder=
new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}),LONE_SURROGATE=new RegExp("\\p{Cs}","u"),LocalUtf8StringValueBlock=class extends LocalSimpleStringBlock{static{
this.NAME="Utf8StringValueBlock"}fromBuffer(inputBuffer){this.valueBlock.valueHexView=toUint8Array(inputBuffer);try{this.
valueBlock.value=strictUtf8Decoder.decode(this.valueBlock.valueHexView)}catch(ex){this.warnings.push(`Error during "deco\
deURIComponent": ${ex}, using raw string`),this.valueBlock.value=binary_exports.encode(inputBuffer)}}fromString(inputString){
if(LONE_SURROGATE.test(inputString))throw new TypeError("The string contains lone surrogates and cannot be encoded as UT\
F-8");this.valueBlock.valueHexView=utf8_exports.encode(inputString),this.valueBlock.value=inputString}},Utf8String=class extends LocalUtf8StringValueBlock{static{
typeStore.Utf8String=this}static{this.NAME="UTF8String"}constructor(parameters={}){super(parameters),this.idBlock.tagClass=
1,this.idBlock.tagNumber=12}},LocalBmpStringValueBlock=class extends LocalSimpleStringBlock{static{this.NAME="BmpStringV\
alueBlock"}checkValue(view){return view.length%2!==0?"BMPString value length must be a multiple of 2":""}fromBuffer(inputBuffer){
this.valueBlock.value=utf16_exports.decode(inputBuffer),this.valueBlock.valueHexView=toUint8Array(inputBuffer)}fromString(inputString){
this.valueBlock.value=inputString,this.valueBlock.valueHexView=utf16_exports.encode(inputString)}},BmpString=class extends LocalBmpStringValueBlock{static{
typeStore.BmpString=this}static{this.NAME="BMPString"}constructor({...parameters}={}){super(parameters),this.idBlock.tagClass=
1,this.idBlock.tagNumber=30}},MAX_CODE_POINT=1114111,REPLACEMENT_CODE_POINT=65533,LocalUniversalStringValueBlock=class extends LocalSimpleStringBlock{static{
this.NAME="UniversalStringValueBlock"}checkValue(view){return view.length%4!==0?"UniversalString value length must be a \
multiple of 4":""}fromBuffer(inputBuffer){let view=toUint8Array(inputBuffer),data=new DataView(view.buffer,view.byteOffset,
view.byteLength),count=view.length>>2,codePoints=[];for(let i=0;i<count;i++){let codePoint=data.getUint32(i*4);if(codePoint>
MAX_CODE_POINT)this.warnings.push(`Code point 0x${codePoint.toString(16)} is outside the Unicode range, using U+FFFD`),codePoints.
push(REPLACEMENT_CODE_POINT);else if(codePoint>=55296&&codePoint<=57343){let next=i+1<count?data.getUint32((i+1)*4):0;codePoint<=
56319&&next>=56320&&next<=57343?(codePoints.push(65536+(codePoint-55296<<10)+(next-56320)),i++):(this.warnings.push(`Cod\
e point 0x${codePoint.toString(16)} is a lone surrogate, using U+FFFD`),codePoints.push(REPLACEMENT_CODE_POINT))}else codePoints.
push(codePoint)}let value="";for(let i=0;i<codePoints.length;i+=8192)value+=String.fromCodePoint(...codePoints.slice(i,i+
8192));this.valueBlock.value=value}fromString(inputString){let codePoints=Array.from(inputString,char=>char.codePointAt(
0)),valueHexView=this.valueBlock.valueHexView=new Uint8Array(codePoints.length*4);for(let i=0;i<codePoints.length;i++)valueHexView.
set(uint_exports.encode(codePoints[i],{length:4}),i*4);this.valueBlock.value=inputString}},UniversalString=class extends LocalUniversalStringValueBlock{static{
typeStore.UniversalString=this}static{this.NAME="UniversalString"}constructor({...parameters}={}){super(parameters),this.
idBlock.tagClass=1,this.idBlock.tagNumber=28}},NumericString=class extends LocalSimpleStringBlock{static{typeStore.NumericString=
this}static{this.NAME="NumericString"}constructor(parameters={}){super(parameters),this.idBlock.tagClass=1,this.idBlock.
tagNumber=18}},PrintableString=class extends LocalSimpleStringBlock{static{typeStore.PrintableString=this}static{this.NAME=
"PrintableString"}constructor(parameters={}){super(parameters),this.idBlock.tagClass=1,this.idBlock.tagNumber=19}},TeletexString=
class extends LocalSimpleStringBlock{static{typeStore.TeletexString=this}static{this.NAME="TeletexString"}constructor(parameters={}){
super(parameters),this.idBlock.tagClass=1,this.idBlock.tagNumber=20}},VideotexString=class extends LocalSimpleStringBlock{static{
typeStore.VideotexString=this}static{this.NAME="VideotexString"}constructor(parameters={}){super(parameters),this.idBlock.
tagClass=1,this.idBlock.tagNumber=21}},IA5String=class extends LocalSimpleStringBlock{static{typeStore.IA5String=this}static{
this.NAME="IA5String"}constructor(parameters={}){super(parameters),this.idBlock.tagClass=1,this.idBlock.tagNumber=22}},GraphicString=
class extends LocalSimpleStringBlock{static{typeStore.GraphicString=this}static{this.NAME="GraphicString"}constructor(parameters={}){
super(parameters),this.idBlock.tagClass=1,this.idBlock.tagNumber=25}},VisibleString=class extends LocalSimpleStringBlock{static{
typeStore.VisibleString=this}static{this.NAME="VisibleString"}constructor(parameters={}){super(parameters),this.idBlock.
tagClass=1,this.idBlock.tagNumber=26}},GeneralString=class extends LocalSimpleStringBlock{static{typeStore.GeneralString=
this}static{this.NAME="GeneralString"}constructor(parameters={}){super(parameters),this.idBlock.tagClass=1,this.idBlock.
tagNumber=27}},CharacterString=class extends LocalSimpleStringBlock{static{typeStore.CharacterString=this}static{this.NAME=
"CharacterString"}constructor(parameters={}){super(parameters),this.idBlock.tagClass=1,this.idBlock.tagNumber=29}},UTCTime=
class extends VisibleString{static{typeStore.UTCTime=this}static{this.NAME="UTCTime"}constructor({value,valueDate,...parameters}={}){
if(super(parameters),this.year=0,this.month=0,this.day=0,this.hour=0,this.minute=0,this.second=0,value){this.fromString(
value),this.valueBlock.valueHexView=new Uint8Array(value.length);for(let i=0;i<value.length;i++)this.valueBlock.valueHexView[i]=
value.charCodeAt(i)}valueDate&&(this.fromDate(valueDate),this.valueBlock.valueHexView=new Uint8Array(this.toBuffer())),this.
idBlock.tagClass=1,this.idBlock.tagNumber=23}fromBuffer(inputBuffer){this.fromString(String.fromCharCode.apply(null,toUint8Array(
inputBuffer)))}toBuffer(){this.checkYear();let str=this.toString(),buffer=new ArrayBuffer(str.length),view=new Uint8Array(
buffer);for(let i=0;i<str.length;i++)view[i]=str.charCodeAt(i);return buffer}checkYear(){if(!(this.year>=1950&&this.year<=
2049))throw new RangeError(`UTCTime year must be between 1950 and 2049, got ${this.year}; use GeneralizedTime instead`)}fromDate(inputDate){
this.year=inputDate.getUTCFullYear(),this.month=inputDate.getUTCMonth()+1,this.day=inputDate.getUTCDate(),this.hour=inputDate.
getUTCHours(),this.minute=inputDate.getUTCMinutes(),this.second=inputDate.getUTCSeconds()}toDate(){return new Date(Date.
UTC(this.year,this.month-1,this.day,this.hour,this.minute,this.second))}fromString(inputString){let parserArray=/(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})Z/gi.
exec(inputString);if(parserArray===null){this.error="Wrong input string for conversion";return}let year=parseInt(parserArray[1],
10);year>=50?this.year=1900+year:this.year=2e3+year,this.month=parseInt(parserArray[2],10),this.day=parseInt(parserArray[3],
10),this.hour=parseInt(parserArray[4],10),this.minute=parseInt(parserArray[5],10),this.second=parseInt(parserArray[6],10)}toString(encoding="\
iso"){if(encoding==="iso"){let outputArray=Array.from({length:7});return outputArray[0]=String(this.year%100).padStart(2,
"0"),outputArray[1]=String(this.month).padStart(2,"0"),outputArray[2]=String(this.day).padStart(2,"0"),outputArray[3]=String(
this.hour).padStart(2,"0"),outputArray[4]=String(this.minute).padStart(2,"0"),outputArray[5]=String(this.second).padStart(
2,"0"),outputArray[6]="Z",outputArray.join("")}return super.toString(encoding)}onAsciiEncoding(){return`${this.constructor.
NAME} : ${this.toDate().toISOString()}`}toJSON(){return{...super.toJSON(),year:this.year,month:this.month,day:this.day,hour:this.
hour,minute:this.minute,second:this.second}}},GeneralizedTime=class extends UTCTime{static{typeStore.GeneralizedTime=this}static{
this.NAME="GeneralizedTime"}constructor(parameters={}){super(parameters),this.millisecond??=0,this.idBlock.tagClass=1,this.
idBlock.tagNumber=24}checkYear(){}fromDate(inputDate){super.fromDate(inputDate),this.millisecond=inputDate.getUTCMilliseconds()}toDate(){
let utcDate=Date.UTC(this.year,this.month-1,this.day,this.hour,this.minute,this.second,this.millisecond);return new Date(
utcDate)}fromString(inputString){let isUTC=!1,timeString="",dateTimeString="",fractionPart=0,parser,hourDifference=0,minuteDifference=0;
if(inputString[inputString.length-1]==="Z")timeString=inputString.substring(0,inputString.length-1),isUTC=!0;else{let number=new Number(
inputString[inputString.length-1]);if(isNaN(number.valueOf()))throw new Error("Wrong input string for conversion");timeString=
inputString}if(isUTC){if(timeString.indexOf("+")!==-1)throw new Error("Wrong input string for conversion");if(timeString.
indexOf("-")!==-1)throw new Error("Wrong input string for conversion")}else{let multiplier=1,differencePosition=timeString.
indexOf("+"),differenceString="";if(differencePosition===-1&&(differencePosition=timeString.indexOf("-"),multiplier=-1),
differencePosition!==-1){if(differenceString=timeString.substring(differencePosition+1),timeString=timeString.substring(
0,differencePosition),differenceString.length!==2&&differenceString.length!==4)throw new Error("Wrong input string for c\
onversion");let number=parseInt(differenceString.substring(0,2),10);if(isNaN(number.valueOf()))throw new Error("Wrong in\
put string for conversion");if(hourDifference=multiplier*number,differenceString.length===4){if(number=parseInt(differenceString.
substring(2,4),10),isNaN(number.valueOf()))throw new Error("Wrong input string for conversion");minuteDifference=multiplier*
number}}}let fractionPointPosition=timeString.indexOf(".");if(fractionPointPosition===-1&&(fractionPointPosition=timeString.
indexOf(",")),fractionPointPosition!==-1){let fractionPartCheck=new Number(`0${timeString.substring(fractionPointPosition)}`);
if(isNaN(fractionPartCheck.valueOf()))throw new Error("Wrong input string for conversion");fractionPart=fractionPartCheck.
valueOf(),dateTimeString=timeString.substring(0,fractionPointPosition)}else dateTimeString=timeString;switch(!0){case dateTimeString.
length===8:if(parser=/(\d{4})(\d{2})(\d{2})/gi,fractionPointPosition!==-1)throw new Error("Wrong input string for conver\
sion");break;case dateTimeString.length===10:if(parser=/(\d{4})(\d{2})(\d{2})(\d{2})/gi,fractionPointPosition!==-1){let fractionResult=60*
fractionPart;this.minute=Math.floor(fractionResult),fractionResult=60*(fractionResult-this.minute),this.second=Math.floor(
fractionResult),fractionResult=1e3*(fractionResult-this.second),this.millisecond=Math.floor(fractionResult)}break;case dateTimeString.
length===12:if(parser=/(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})/gi,fractionPointPosition!==-1){let fractionResult=60*fractionPart;
this.second=Math.floor(fractionResult),fractionResult=1e3*(fractionResult-this.second),this.millisecond=Math.floor(fractionResult)}
break;case dateTimeString.length===14:if(parser=/(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})/gi,fractionPointPosition!==-1){
let fractionResult=1e3*fractionPart;this.millisecond=Math.floor(fractionResult)}break;default:throw new Error("Wrong inp\
ut string for conversion")}let parserArray=parser.exec(dateTimeString);if(parserArray===null)throw new Error("Wrong inpu\
t string for conversion");for(let j=1;j<parserArray.length;j++)switch(j){case 1:this.year=parseInt(parserArray[j],10);break;case 2:
this.month=parseInt(parserArray[j],10);break;case 3:this.day=parseInt(parserArray[j],10);break;case 4:this.hour=parseInt(
parserArray[j],10)+hourDifference;break;case 5:this.minute=parseInt(parserArray[j],10)+minuteDifference;break;case 6:this.
second=parseInt(parserArray[j],10);break;default:throw new Error("Wrong input string for conversion")}if(isUTC===!1){let tempDate=new Date(
this.year,this.month,this.day,this.hour,this.minute,this.second,this.millisecond);this.year=tempDate.getUTCFullYear(),this.
month=tempDate.getUTCMonth(),this.day=tempDate.getUTCDay(),this.hour=tempDate.getUTCHours(),this.minute=tempDate.getUTCMinutes(),
this.second=tempDate.getUTCSeconds(),this.millisecond=tempDate.getUTCMilliseconds()}}toString(encoding="iso"){if(encoding===
"iso"){let outputArray=[];return outputArray.push(String(this.year).padStart(4,"0")),outputArray.push(String(this.month).
padStart(2,"0")),outputArray.push(String(this.day).padStart(2,"0")),outputArray.push(String(this.hour).padStart(2,"0")),
outputArray.push(String(this.minute).padStart(2,"0")),outputArray.push(String(this.second).padStart(2,"0")),this.millisecond!==
0&&(outputArray.push("."),outputArray.push(String(this.millisecond).padStart(3,"0").replace(/0+$/,""))),outputArray.push(
"Z"),outputArray.join("")}return super.toString(encoding)}toJSON(){return{...super.toJSON(),millisecond:this.millisecond}}},
DATE=class extends Utf8String{static{typeStore.DATE=this}static{this.NAME="DATE"}constructor(parameters={}){super(parameters),
this.idBlock.tagClass=1,this.idBlock.tagNumber=31}},TimeOfDay=class extends Utf8String{static{typeStore.TimeOfDay=this}static{
this.NAME="TimeOfDay"}constructor(parameters={}){super(parameters),this.idBlock.tagClass=1,this.idBlock.tagNumber=32}},DateTime=
class extends Utf8String{static{typeStore.DateTime=this}static{this.NAME="DateTime"}constructor(parameters={}){super(parameters),
this.idBlock.tagClass=1,this.idBlock.tagNumber=33}},Duration=class extends Utf8String{static{typeStore.Duration=this}static{
this.NAME="Duration"}constructor(parameters={}){super(parameters),this.idBlock.tagClass=1,this.idBlock.tagNumber=34}},TIME=
class extends Utf8String{static{typeStore.TIME=this}static{this.NAME="TIME"}constructor(parameters={}){super(parameters),
this.idBlock.tagClass=1,this.idBlock.tagNumber=14}},Any=class{constructor({name="",optional=!1}={}){this.name=name,this.
optional=optional}},Choice=class extends Any{constructor({value=[],...parameters}={}){super(parameters),this.value=value}},
Repeated=class extends Any{constructor({value=new Any,local=!1,...parameters}={}){super(parameters),this.value=value,this.
local=local}},RawData=class{get data(){return this.dataView.slice().buffer}set data(value){this.dataView=toUint8Array(value)}constructor({
data=EMPTY_VIEW}={}){this.dataView=toUint8Array(data)}fromBER(inputBuffer,inputOffset,inputLength){let endLength=inputOffset+
inputLength;return this.dataView=toUint8Array(inputBuffer).subarray(inputOffset,endLength),endLength}toBER(_sizeOnly){return this.
dataView.slice().buffer}};registerBuiltinEncoder({BitString,Integer,OctetString,Primitive,Constructed,Sequence,Set},{BaseBlock,
ViewWriter,LocalIdentificationBlock,LocalLengthBlock,LocalIntegerValueBlock,LocalOctetStringValueBlock,LocalConstructedValueBlock,
LocalBitStringValueBlock,LocalPrimitiveValueBlock,originalBaseBlockToBER:ORIGINAL_BASE_BLOCK_TO_BER,originalWriterWrite:ORIGINAL_VIEW_WRITER_WRITE,
originalWriterFinal:ORIGINAL_VIEW_WRITER_FINAL,originalIdentificationToBER:ORIGINAL_LOCAL_IDENTIFICATION_TO_BER,originalLengthToBER:ORIGINAL_LOCAL_LENGTH_TO_BER,
originalIntegerToBER:ORIGINAL_LOCAL_INTEGER_TO_BER,originalOctetStringToBER:ORIGINAL_LOCAL_OCTET_STRING_TO_BER,originalBitStringToBER:ORIGINAL_LOCAL_BIT_STRING_TO_BER,
originalConstructedToBER:ORIGINAL_LOCAL_CONSTRUCTED_TO_BER,originalPrimitiveToBER:ORIGINAL_LOCAL_PRIMITIVE_TO_BER});registerFastParser(
{Integer,Null,Sequence})}});function tagOf2(value){return Object.prototype.toString.call(value)}function isDataViewConstructor2(type){return type===
DataView||type.prototype instanceof DataView}function bytesPerElement2(type){return isDataViewConstructor2(type)?1:type.
BYTES_PER_ELEMENT??1}function isArrayBufferViewLike2(value){if(ArrayBuffer.isView(value))return!0;if(!value||typeof value!=
"object")return!1;let view=value;return typeof view.byteOffset=="number"&&typeof view.byteLength=="number"&&isArrayBufferLike2(
view.buffer)}function copyBytes2(data){let view=toUint8Array2(data),copy3=new Uint8Array(view.byteLength);return copy3.set(
view),copy3}function isArrayBuffer2(value){return tagOf2(value)===ARRAY_BUFFER_TAG2}function isSharedArrayBuffer2(value){
return typeof SharedArrayBuffer<"u"&&tagOf2(value)===SHARED_ARRAY_BUFFER_TAG2}function isArrayBufferLike2(value){return isArrayBuffer2(
value)||isSharedArrayBuffer2(value)}function isArrayBufferView2(value){return isArrayBufferViewLike2(value)}function isBufferSource2(value){
return isArrayBufferLike2(value)||isArrayBufferView2(value)}function assertBufferSource2(value){if(!isBufferSource2(value))
throw new TypeError("Expected ArrayBuffer, SharedArrayBuffer, or ArrayBufferView")}function toUint8Array2(data){return assertBufferSource2(
data),isArrayBufferLike2(data)?new Uint8Array(data):new Uint8Array(data.buffer,data.byteOffset,data.byteLength)}function toUint8ArrayCopy2(data){
return copyBytes2(data)}function toArrayBuffer2(data){if(assertBufferSource2(data),isArrayBuffer2(data))return data;let buffer=new ArrayBuffer(
data.byteLength);return new Uint8Array(buffer).set(toUint8Array2(data)),buffer}function toArrayBufferLike2(data){return assertBufferSource2(
data),isArrayBufferLike2(data)?data:data.byteOffset===0&&data.byteLength===data.buffer.byteLength?data.buffer:copyBytes2(
data).buffer}function toView2(data,type){if(assertBufferSource2(data),ArrayBuffer.isView(data)&&data.constructor===type)
return data;let view=toUint8Array2(data),elementSize=bytesPerElement2(type);if(view.byteOffset%elementSize!==0||view.byteLength%
elementSize!==0)throw new RangeError(`Cannot create ${type.name} over unaligned byte range`);return isDataViewConstructor2(
type)?new type(view.buffer,view.byteOffset,view.byteLength):new type(view.buffer,view.byteOffset,view.byteLength/elementSize)}
function toViewCopy2(data,type){return toView2(toUint8ArrayCopy2(data),type)}var ARRAY_BUFFER_TAG2,SHARED_ARRAY_BUFFER_TAG2,
init_buffer_source2=__esm({"node_modules/pkijs/node_modules/@peculiar/utils/build/bytes/buffer-source.js"(){ARRAY_BUFFER_TAG2=
"[object ArrayBuffer]",SHARED_ARRAY_BUFFER_TAG2="[object SharedArrayBuffer]"}});function concatToUint8Array2(buffers){let views=[],length=0;for(let buffer of buffers){let view=toUint8Array2(buffer);views.
push(view),length+=view.byteLength}let result=new Uint8Array(length),offset=0;for(let view of views)result.set(view,offset),
offset+=view.byteLength;return result}function concat3(first,second,...rest){let buffers,type;typeof second=="function"?
(buffers=Array.from(first),type=second):isBufferSource2(first)?buffers=[first,second,...rest].filter(isBufferSource2):(buffers=
Array.from(first),second&&buffers.push(second),buffers.push(...rest));let bytes=concatToUint8Array2(buffers);return type?
toView2(bytes,type):bytes.buffer}var init_concat2=__esm({"node_modules/pkijs/node_modules/@peculiar/utils/build/bytes/co\
ncat.js"(){init_buffer_source2()}});function equal2(a,b,options={}){let left=toUint8Array2(a),right=toUint8Array2(b);if(!options.constantTime&&left.byteLength!==
right.byteLength)return!1;let length=Math.max(left.byteLength,right.byteLength),diff=left.byteLength^right.byteLength;for(let i=0;i<
length;i++)diff|=(left[i]??0)^(right[i]??0);return diff===0}var init_equal2=__esm({"node_modules/pkijs/node_modules/@pec\
uliar/utils/build/bytes/equal.js"(){init_buffer_source2()}});function clampIndex2(value,fallback,length){let normalized=Number.isFinite(value)?Math.trunc(value):fallback;return normalized<=
0?0:normalized>=length?length:normalized}function normalizeForwardRange2(length,options){let start=clampIndex2(options?.
start,0,length),end=clampIndex2(options?.end,length,length);return end>=start?[start,end]:[start,start]}function normalizeReverseRange2(length,options){
let start=clampIndex2(options?.start,length,length),end=clampIndex2(options?.end,0,length);return start>=end?[end,start]:
[start,start]}function normalizeSliceIndex2(value,fallback,length){let normalized=Number.isFinite(value)?Math.trunc(value):
fallback;return normalized<0?Math.max(length+normalized,0):normalized>length?length:normalized}function encodeAscii2(text){
let bytes=new Uint8Array(text.length);for(let i=0;i<text.length;i++)bytes[i]=text.charCodeAt(i)&255;return bytes}function encodeUtf82(text){
return new TextEncoder().encode(text)}function toPatternBytes2(pattern,options){return typeof pattern=="string"?options?.
encoding==="utf8"?encodeUtf82(pattern):encodeAscii2(pattern):toUint8Array2(pattern)}function bytesEqualAt2(data,pattern,offset){
for(let index=0;index<pattern.byteLength;index++)if(data[offset+index]!==pattern[index])return!1;return!0}function indexOf2(data,pattern,options){
let bytes=toUint8Array2(data),needle=toPatternBytes2(pattern,options),[start,end]=normalizeForwardRange2(bytes.byteLength,
options);if(needle.byteLength===0)return start;let lastOffset=end-needle.byteLength;if(lastOffset<start)return-1;for(let offset=start;offset<=
lastOffset;offset++)if(bytesEqualAt2(bytes,needle,offset))return offset;return-1}function lastIndexOf2(data,pattern,options){
let bytes=toUint8Array2(data),needle=toPatternBytes2(pattern,options),[end,start]=normalizeReverseRange2(bytes.byteLength,
options);if(needle.byteLength===0)return start;let firstOffset=start-needle.byteLength;if(firstOffset<end)return-1;for(let offset=firstOffset;offset>=
end;offset--)if(bytesEqualAt2(bytes,needle,offset))return offset;return-1}function includes2(data,pattern,options){return indexOf2(
data,pattern,options)!==-1}function startsWith2(data,pattern,options){let bytes=toUint8Array2(data),needle=toPatternBytes2(
pattern,options);return needle.byteLength>bytes.byteLength?!1:bytesEqualAt2(bytes,needle,0)}function endsWith2(data,pattern,options){
let bytes=toUint8Array2(data),needle=toPatternBytes2(pattern,options);return needle.byteLength>bytes.byteLength?!1:bytesEqualAt2(
bytes,needle,bytes.byteLength-needle.byteLength)}function slice2(data,start,end){let bytes=toUint8Array2(data),normalizedStart=normalizeSliceIndex2(
start,0,bytes.byteLength),normalizedEnd=normalizeSliceIndex2(end,bytes.byteLength,bytes.byteLength);return normalizedEnd<=
normalizedStart?bytes.subarray(normalizedStart,normalizedStart):bytes.subarray(normalizedStart,normalizedEnd)}function tail2(data,length){
let bytes=toUint8Array2(data),normalizedLength=Number.isFinite(length)?Math.max(0,Math.trunc(length)):0;return normalizedLength>=
bytes.byteLength?bytes:bytes.subarray(bytes.byteLength-normalizedLength)}function copy2(data){return toUint8ArrayCopy2(data)}
function compare2(a,b){let left=toUint8Array2(a),right=toUint8Array2(b),limit=Math.min(left.byteLength,right.byteLength);
for(let index=0;index<limit;index++){if(left[index]<right[index])return-1;if(left[index]>right[index])return 1}return left.
byteLength<right.byteLength?-1:left.byteLength>right.byteLength?1:0}var init_sequence2=__esm({"node_modules/pkijs/node_m\
odules/@peculiar/utils/build/bytes/sequence.js"(){init_buffer_source2()}});var __defProp3,__exportAll2,init_runtime2=__esm({"node_modules/pkijs/node_modules/@peculiar/utils/build/_virtual/_rolldo\
wn/runtime.js"(){__defProp3=Object.defineProperty,__exportAll2=(all,no_symbols)=>{let target={};for(var name in all)__defProp3(
target,name,{get:all[name],enumerable:!0});return no_symbols||__defProp3(target,Symbol.toStringTag,{value:"Module"}),target}}});var bytes_exports2,init_bytes2=__esm({"node_modules/pkijs/node_modules/@peculiar/utils/build/bytes.js"(){init_runtime2();
init_buffer_source2();init_concat2();init_equal2();init_sequence2();bytes_exports2=__exportAll2({assertBufferSource:()=>assertBufferSource2,
compare:()=>compare2,concat:()=>concat3,concatToUint8Array:()=>concatToUint8Array2,copy:()=>copy2,endsWith:()=>endsWith2,
equal:()=>equal2,includes:()=>includes2,indexOf:()=>indexOf2,isArrayBuffer:()=>isArrayBuffer2,isArrayBufferLike:()=>isArrayBufferLike2,
isArrayBufferView:()=>isArrayBufferView2,isBufferSource:()=>isBufferSource2,isSharedArrayBuffer:()=>isSharedArrayBuffer2,
lastIndexOf:()=>lastIndexOf2,slice:()=>slice2,startsWith:()=>startsWith2,tail:()=>tail2,toArrayBuffer:()=>toArrayBuffer2,
toArrayBufferLike:()=>toArrayBufferLike2,toUint8Array:()=>toUint8Array2,toUint8ArrayCopy:()=>toUint8ArrayCopy2,toView:()=>toView2,
toViewCopy:()=>toViewCopy2})}});function encode7(data){let bytes=toUint8Array2(data),result="";for(let byte of bytes)result+=String.fromCharCode(byte);return result}
function decode7(text){let result=new Uint8Array(text.length);for(let i=0;i<text.length;i++)result[i]=text.charCodeAt(i)&
255;return result}function is3(text){return typeof text=="string"}var binary_exports2,binary2,init_binary2=__esm({"node_\
modules/pkijs/node_modules/@peculiar/utils/build/encoding/binary.js"(){init_runtime2();init_buffer_source2();binary_exports2=
__exportAll2({binary:()=>binary2,decode:()=>decode7,encode:()=>encode7,is:()=>is3});binary2={encode:encode7,decode:decode7,
is:is3}}});function resolveSeparators2(options){return options.separators==="none"?[]:!options.separators||options.separators==="co\
mmon"?COMMON_SEPARATORS2:options.separators}function validateSeparator2(separator){if(!separator)throw new TypeError("He\
x separators must be non-empty strings")}function matchSeparator2(text,index,separators){for(let separator of separators)
if(text.startsWith(separator,index))return separator}function detectCase2(text){let hasUpper=/[A-F]/.test(text),hasLower=/[a-f]/.
test(text);return hasUpper&&!hasLower?"upper":"lower"}function detectLineSeparator2(text){let match=/\r\n|\n/.exec(text);
if(match)return match[0]===`\r
`?`\r
`:`
`}function compactForDetection2(text){return text.replace(/[^0-9a-f]/gi,"")}function detectGroup2(text){let segments=text.
match(/[0-9A-Fa-f]+|[^0-9A-Fa-f]+/g)??[];if(segments.length<3)return;let hexSegments=segments.filter((_,index)=>index%2===
0),separators=segments.filter((_,index)=>index%2===1),separator=separators[0];if(!separator||separators.some(item=>item!==
separator)||hexSegments.some(segment=>segment.length===0||segment.length%2!==0))return;let firstLength=hexSegments[0]?.length??
0;if(firstLength&&!hexSegments.slice(0,-1).some(segment=>segment.length!==firstLength)&&!((hexSegments[hexSegments.length-
1]?.length??0)>firstLength))return{size:firstLength/2,separator}}function detectFormat2(text){let trimmed=text.trim(),prefix=/^0x/i.
test(trimmed)?"0x":"",body=prefix?trimmed.slice(2):trimmed,lineSeparator=detectLineSeparator2(body),lines=body.split(/\r\n|\n/).
filter(line=>line.length>0),group=detectGroup2(lines[0]?.trim()??""),format3={case:detectCase2(trimmed),prefix};if(group&&
(format3.group=group),lineSeparator&&lines.length>1){let firstLineBytes=compactForDetection2(lines[0]??"").length/2;firstLineBytes>
0&&lines.slice(0,-1).every(line=>compactForDetection2(line).length/2===firstLineBytes)&&(format3.line={bytesPerLine:firstLineBytes,
separator:lineSeparator})}return format3}function normalizeText2(text,options){let allowPrefix=options.allowPrefix??!0,separators=[
...resolveSeparators2(options)].sort((left,right)=>right.length-left.length);for(let separator of separators)validateSeparator2(
separator);let working=text.trim();if(/^0x/i.test(working)){if(!allowPrefix)throw new TypeError("Hexadecimal text must n\
ot include a 0x prefix");working=working.slice(2)}let normalized="",lastTokenWasSeparator=!1;for(let index=0;index<working.
length;){let character=working[index]??"";if(HEX_CHARACTER_REGEX2.test(character)){normalized+=character,lastTokenWasSeparator=
!1,index+=1;continue}let separator=matchSeparator2(working,index,separators);if(!separator)throw new TypeError("Input is\
 not valid hexadecimal text");if(options.strict&&(lastTokenWasSeparator||normalized.length===0))throw new TypeError("Hex\
adecimal text contains misplaced separators");lastTokenWasSeparator=!0,index+=separator.length}if(options.strict&&lastTokenWasSeparator&&
normalized.length>0)throw new TypeError("Hexadecimal text must not end with a separator");if(normalized.length%2!==0){if(!options.
allowOddLength)throw new TypeError("Hexadecimal text must contain an even number of characters");normalized=`0${normalized}`}
return normalized.toLowerCase()}function groupPairs2(pairs,group){if(!group)return pairs.join("");if(!Number.isInteger(group.
size)||group.size<1)throw new RangeError("Hex group size must be a positive integer");let chunks=[];for(let index=0;index<
pairs.length;index+=group.size)chunks.push(pairs.slice(index,index+group.size).join(""));return chunks.join(group.separator)}
function normalize2(text,options={}){return normalizeText2(text,options)}function is4(text,options={}){if(typeof text!="\
string")return!1;try{return normalize2(text,options),!0}catch{return!1}}function encode8(data,options={}){let bytes=toUint8Array2(
data),casing=options.case??"lower",pairs=Array.from(bytes,byte=>{let text=byte.toString(16).padStart(2,"0");return casing===
"upper"?text.toUpperCase():text}),body="";if(options.line){let bytesPerLine=options.line.bytesPerLine;if(!Number.isInteger(
bytesPerLine)||bytesPerLine<1)throw new RangeError("Hex bytesPerLine must be a positive integer");let separator=options.
line.separator??`
`,lines=[];for(let index=0;index<pairs.length;index+=bytesPerLine)lines.push(groupPairs2(pairs.slice(index,index+bytesPerLine),
options.group));body=lines.join(separator)}else body=groupPairs2(pairs,options.group);return`${options.prefix??""}${body}`}
function decode8(text,options={}){let normalized=normalize2(text,options),result=new Uint8Array(normalized.length/2);for(let i=0;i<
normalized.length;i+=2)result[i/2]=Number.parseInt(normalized.slice(i,i+2),16);return result}function parse2(text,options={}){
let normalized=normalize2(text,options);return{bytes:decode8(normalized),format:detectFormat2(text),normalized}}function format2(data,value){
return encode8(data,value)}var hex_exports2,HEX_CHARACTER_REGEX2,COMMON_SEPARATORS2,formats2,hex2,init_hex2=__esm({"node\
_modules/pkijs/node_modules/@peculiar/utils/build/encoding/hex.js"(){init_runtime2();init_buffer_source2();hex_exports2=
__exportAll2({decode:()=>decode8,encode:()=>encode8,format:()=>format2,formats:()=>formats2,hex:()=>hex2,is:()=>is4,normalize:()=>normalize2,
parse:()=>parse2}),HEX_CHARACTER_REGEX2=/^[0-9a-f]$/i,COMMON_SEPARATORS2=[" ","	",`
`,"\r",":","-","."];formats2={compact:Object.freeze({}),upper:Object.freeze({case:"upper"}),colon:Object.freeze({group:{
size:1,separator:":"}}),colonUpper:Object.freeze({case:"upper",group:{size:1,separator:":"}}),groupsOf4:Object.freeze({group:{
size:4,separator:" "}}),prefixed:Object.freeze({prefix:"0x"})},hex2={encode:encode8,decode:decode8,format:format2,formats:formats2,
is:is4,normalize:normalize2,parse:parse2}}});function nodeBuffer(){return globalThis.Buffer}function normalize3(text){return text.replace(/[\n\r\t ]/g,"")}function pad2(text){
let remainder=text.length%4;return remainder?text+"=".repeat(4-remainder):text}function is5(text){if(typeof text!="strin\
g")return!1;let normalized=normalize3(text);return normalized===""||BASE64_REGEX.test(normalized)}function encode9(data,_options){
let bytes=toUint8Array2(data),buffer=nodeBuffer();return buffer?buffer.from(bytes).toString("base64"):btoa(encode7(bytes))}
function decode9(text,_options){let normalized=normalize3(text);if(!is5(normalized))throw new TypeError("Input is not va\
lid Base64 text");let buffer=nodeBuffer();return buffer?new Uint8Array(buffer.from(normalized,"base64")):decode7(atob(normalized))}
var base64_exports,BASE64_REGEX,base64,init_base64=__esm({"node_modules/pkijs/node_modules/@peculiar/utils/build/encodin\
g/base64.js"(){init_runtime2();init_buffer_source2();init_binary2();base64_exports=__exportAll2({base64:()=>base64,decode:()=>decode9,
encode:()=>encode9,is:()=>is5,normalize:()=>normalize3,pad:()=>pad2}),BASE64_REGEX=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
base64={encode:encode9,decode:decode9,is:is5,normalize:normalize3,pad:pad2}}});function normalize4(text){return text.replace(/[\n\r\t ]/g,"")}function is6(text,options={}){if(typeof text!="string")return!1;
let normalized=normalize4(text);return BASE64URL_REGEX.test(normalized)||!!options.allowPadding&&PADDED_BASE64URL_REGEX.
test(normalized)}function encode10(data,_options){return base64.encode(data).replace(/\+/g,"-").replace(/\//g,"_").replace(
/=+$/g,"")}function decode10(text,options={}){let normalized=normalize4(text);if(!is6(normalized,options))throw new TypeError(
"Input is not valid Base64Url text");return base64.decode(base64.pad(normalized.replace(/=+$/,"").replace(/-/g,"+").replace(
/_/g,"/")))}var base64url_exports,BASE64URL_REGEX,PADDED_BASE64URL_REGEX,base64url,init_base64url=__esm({"node_modules/p\
kijs/node_modules/@peculiar/utils/build/encoding/base64url.js"(){init_runtime2();init_base64();base64url_exports=__exportAll2(
{base64url:()=>base64url,decode:()=>decode10,encode:()=>encode10,is:()=>is6,normalize:()=>normalize4}),BASE64URL_REGEX=/^[A-Za-z0-9_-]*$/,
PADDED_BASE64URL_REGEX=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2}==|[A-Za-z0-9_-]{3}=)?$/;base64url={encode:encode10,decode:decode10,
is:is6,normalize:normalize4}}});function resolveBits2(bitsPerByte=8){if(!Number.isInteger(bitsPerByte)||bitsPerByte<1||bitsPerByte>8)throw new RangeError(
"bitsPerByte must be an integer from 1 to 8");return bitsPerByte}function pad3(digits,length){if(length===void 0)return Uint8Array.
from(digits);if(!Number.isInteger(length)||length<0)throw new RangeError("length must be a non-negative integer");if(digits.
length>length)throw new RangeError(`Value does not fit into ${length} byte(s)`);let result=new Uint8Array(length);return result.
set(digits,length-digits.length),result}function encode11(value,options={}){let bits=resolveBits2(options.bitsPerByte),digits=[];
if(typeof value=="bigint"){if(value<0n)throw new RangeError("Unsigned integer must not be negative");let shift=BigInt(bits),
mask=(1n<<shift)-1n;do digits.push(Number(value&mask)),value>>=shift;while(value>0n)}else{if(!Number.isSafeInteger(value)||
value<0)throw new RangeError("Unsigned integer must be a non-negative safe integer; use bigint for larger values");let radix=2**
bits;do digits.push(value%radix),value=Math.floor(value/radix);while(value>0)}return pad3(digits.reverse(),options.length)}
function decodeBigInt3(data,options={}){let bits=resolveBits2(options.bitsPerByte),shift=BigInt(bits),radix=1<<bits,result=0n;
for(let digit of toUint8Array2(data)){if(digit>=radix)throw new RangeError(`Byte 0x${digit.toString(16)} exceeds ${bits}\
 bits`);result=result<<shift|BigInt(digit)}return result}function decode11(data,options={}){let bits=resolveBits2(options.
bitsPerByte),radix=2**bits,result=0;for(let digit of toUint8Array2(data)){if(digit>=radix)throw new RangeError(`Byte 0x${digit.
toString(16)} exceeds ${bits} bits`);if(result>(Number.MAX_SAFE_INTEGER-digit)/radix)throw new RangeError("Value exceeds\
 Number.MAX_SAFE_INTEGER; use decodeBigInt instead");result=result*radix+digit}return result}var uint_exports2,uint2,init_uint2=__esm(
{"node_modules/pkijs/node_modules/@peculiar/utils/build/integer/uint.js"(){init_runtime2();init_buffer_source2();uint_exports2=
__exportAll2({decode:()=>decode11,decodeBigInt:()=>decodeBigInt3,encode:()=>encode11,uint:()=>uint2});uint2={encode:encode11,
decode:decode11,decodeBigInt:decodeBigInt3}}});var init_build3=__esm({"node_modules/pkijs/node_modules/@peculiar/utils/build/index.js"(){init_buffer_source2();init_bytes2();
init_binary2();init_hex2();init_base64();init_base64url();init_uint2()}});var ByteStream,init_byte_stream=__esm({"node_modules/bytestreamjs/build/byte_stream.js"(){ByteStream=class ByteStream2{_buffer;_view;constructor(parameters={}){
if("view"in parameters)this.fromUint8Array(parameters.view);else if("buffer"in parameters)this.fromArrayBuffer(parameters.
buffer);else if("string"in parameters)this.fromString(parameters.string);else if("hexstring"in parameters)this.fromHexString(
parameters.hexstring);else if("length"in parameters&&parameters.length>0){if(this.length=parameters.length,parameters.stub)
for(let i=0;i<this._view.length;i++)this._view[i]=parameters.stub}else this.length=0}set buffer(value){this._buffer=value,
this._view=new Uint8Array(this._buffer)}get buffer(){return this._buffer}set view(value){this._buffer=new ArrayBuffer(value.
length),this._view=new Uint8Array(this._buffer),this._view.set(value)}get view(){return this._view}get length(){return this.
view.byteLength}set length(value){this._buffer=new ArrayBuffer(value),this._view=new Uint8Array(this._buffer)}clear(){this.
_buffer=new ArrayBuffer(0),this._view=new Uint8Array(this._buffer)}fromArrayBuffer(array){this._buffer=array,this._view=
new Uint8Array(this._buffer)}fromUint8Array(array){this.fromArrayBuffer(new Uint8Array(array).buffer)}fromString(string){
let stringLength=string.length;this.length=stringLength;for(let i=0;i<stringLength;i++)this.view[i]=string.charCodeAt(i)}toString(start=0,length=this.
view.length-start){let result="";(start>=this.view.length||start<0)&&(start=0),(length>=this.view.length||length<0)&&(length=
this.view.length-start);for(let i=start;i<start+length;i++)result+=String.fromCharCode(this.view[i]);return result}fromHexString(hexString){
let stringLength=hexString.length;this.buffer=new ArrayBuffer(stringLength>>1),this.view=new Uint8Array(this.buffer);let hexMap=new Map;
hexMap.set("0",0),hexMap.set("1",1),hexMap.set("2",2),hexMap.set("3",3),hexMap.set("4",4),hexMap.set("5",5),hexMap.set("\
6",6),hexMap.set("7",7),hexMap.set("8",8),hexMap.set("9",9),hexMap.set("A",10),hexMap.set("a",10),hexMap.set("B",11),hexMap.
set("b",11),hexMap.set("C",12),hexMap.set("c",12),hexMap.set("D",13),hexMap.set("d",13),hexMap.set("E",14),hexMap.set("e",
14),hexMap.set("F",15),hexMap.set("f",15);let j=0,temp=0;for(let i=0;i<stringLength;i++)i%2?(temp|=hexMap.get(hexString.
charAt(i)),this.view[j]=temp,j++):temp=hexMap.get(hexString.charAt(i))<<4}toHexString(start=0,length=this.view.length-start){
let result="";(start>=this.view.length||start<0)&&(start=0),(length>=this.view.length||length<0)&&(length=this.view.length-
start);for(let i=start;i<start+length;i++){let str=this.view[i].toString(16).toUpperCase();result=result+(str.length==1?
"0":"")+str}return result}copy(start=0,length=this.length-start){if(!start&&!this.length)return new ByteStream2;if(start<
0||start>this.length-1)throw new Error(`Wrong start position: ${start}`);return new ByteStream2({buffer:this._buffer.slice(
start,start+length)})}slice(start=0,end=this.length){if(!start&&!this.length)return new ByteStream2;if(start<0||start>this.
length-1)throw new Error(`Wrong start position: ${start}`);return new ByteStream2({buffer:this._buffer.slice(start,end)})}realloc(size){
let buffer=new ArrayBuffer(size),view=new Uint8Array(buffer);size>this._view.length?view.set(this._view):view.set(new Uint8Array(
this._buffer,0,size)),this._buffer=buffer,this._view=new Uint8Array(this._buffer)}append(stream){let initialSize=this.length,
streamViewLength=stream.length,subarrayView=stream._view.subarray();this.realloc(initialSize+streamViewLength),this._view.
set(subarrayView,initialSize)}insert(stream,start=0,length=this.length-start){return start>this.length-1?!1:(length>this.
length-start&&(length=this.length-start),length>stream.length&&(length=stream.length),length==stream.length?this._view.set(
stream._view,start):this._view.set(stream._view.subarray(0,length),start),!0)}isEqual(stream){if(this.length!=stream.length)
return!1;for(let i=0;i<stream.length;i++)if(this.view[i]!=stream.view[i])return!1;return!0}isEqualView(view){if(view.length!=
this.view.length)return!1;for(let i=0;i<view.length;i++)if(this.view[i]!=view[i])return!1;return!0}findPattern(pattern,start_,length_,backward_){
let{start,length,backward}=this.prepareFindParameters(start_,length_,backward_),patternLength=pattern.length;if(patternLength>
length)return-1;let patternArray=[];for(let i=0;i<patternLength;i++)patternArray.push(pattern.view[i]);for(let i=0;i<=length-
patternLength;i++){let equal3=!0,equalStart=backward?start-patternLength-i:start+i;for(let j=0;j<patternLength;j++)if(this.
view[j+equalStart]!=patternArray[j]){equal3=!1;break}if(equal3)return backward?start-patternLength-i:start+patternLength+
i}return-1}findFirstIn(patterns,start_,length_,backward_){let{start,length,backward}=this.prepareFindParameters(start_,length_,
backward_),result={id:-1,position:backward?0:start+length,length:0};for(let i=0;i<patterns.length;i++){let position=this.
findPattern(patterns[i],start,length,backward);if(position!=-1){let valid=!1,patternLength=patterns[i].length;backward?position-
patternLength>=result.position-result.length&&(valid=!0):position-patternLength<=result.position-result.length&&(valid=!0),
valid&&(result.position=position,result.id=i,result.length=patternLength)}}return result}findAllIn(patterns,start_,length_){
let{start,length}=this.prepareFindParameters(start_,length_),result=[],patternFound={id:-1,position:start};do{let position=patternFound.
position;if(patternFound=this.findFirstIn(patterns,patternFound.position,length),patternFound.id==-1)break;length-=patternFound.
position-position,result.push({id:patternFound.id,position:patternFound.position})}while(!0);return result}findAllPatternIn(pattern,start_,length_){
let{start,length}=this.prepareFindParameters(start_,length_),result=[],patternLength=pattern.length;if(patternLength>length)
return-1;let patternArray=Array.from(pattern.view);for(let i=0;i<=length-patternLength;i++){let equal3=!0,equalStart=start+
i;for(let j=0;j<patternLength;j++)if(this.view[j+equalStart]!=patternArray[j]){equal3=!1;break}equal3&&(result.push(start+
patternLength+i),i+=patternLength-1)}return result}findFirstNotIn(patterns,start_,length_,backward_){let{start,length,backward}=this.
prepareFindParameters(start_,length_,backward_),result={left:{id:-1,position:start},right:{id:-1,position:0},value:new ByteStream2},
currentLength=length;for(;currentLength>0;){if(result.right=this.findFirstIn(patterns,backward?start-length+currentLength:
start+length-currentLength,currentLength,backward),result.right.id==-1){length=currentLength,backward?start-=length:start=
result.left.position,result.value=new ByteStream2({buffer:this._buffer.slice(start,start+length)});break}if(result.right.
position!=(backward?result.left.position-patterns[result.right.id].length:result.left.position+patterns[result.right.id].
length)){backward?(start=result.right.position+patterns[result.right.id].length,length=result.left.position-result.right.
position-patterns[result.right.id].length):(start=result.left.position,length=result.right.position-result.left.position-
patterns[result.right.id].length),result.value=new ByteStream2({buffer:this._buffer.slice(start,start+length)});break}result.
left=result.right,currentLength-=patterns[result.right.id].length}if(backward){let temp=result.right;result.right=result.
left,result.left=temp}return result}findAllNotIn(patterns,start_,length_){let{start,length}=this.prepareFindParameters(start_,
length_),result=[],patternFound={left:{id:-1,position:start},right:{id:-1,position:start},value:new ByteStream2};do{let position=patternFound.
right.position;patternFound=this.findFirstNotIn(patterns,patternFound.right.position,length),length-=patternFound.right.
position-position,result.push({left:{id:patternFound.left.id,position:patternFound.left.position},right:{id:patternFound.
right.id,position:patternFound.right.position},value:patternFound.value})}while(patternFound.right.id!=-1);return result}findFirstSequence(patterns,start_,length_,backward_){
let{start,length,backward}=this.prepareFindParameters(start_,length_,backward_),firstIn=this.skipNotPatterns(patterns,start,
length,backward);if(firstIn==-1)return{position:-1,value:new ByteStream2};let firstNotIn=this.skipPatterns(patterns,firstIn,
length-(backward?start-firstIn:firstIn-start),backward);return backward?(start=firstNotIn,length=firstIn-firstNotIn):(start=
firstIn,length=firstNotIn-firstIn),{position:firstNotIn,value:new ByteStream2({buffer:this._buffer.slice(start,start+length)})}}findAllSequences(patterns,start_,length_){
let{start,length}=this.prepareFindParameters(start_,length_),result=[],patternFound={position:start,value:new ByteStream2};
do{let position=patternFound.position;patternFound=this.findFirstSequence(patterns,patternFound.position,length),patternFound.
position!=-1&&(length-=patternFound.position-position,result.push({position:patternFound.position,value:patternFound.value}))}while(patternFound.
position!=-1);return result}findPairedPatterns(leftPattern,rightPattern,start_,length_){let result=[];if(leftPattern.isEqual(
rightPattern))return result;let{start,length}=this.prepareFindParameters(start_,length_),currentPositionLeft=0,leftPatterns=this.
findAllPatternIn(leftPattern,start,length);if(!Array.isArray(leftPatterns)||leftPatterns.length==0)return result;let rightPatterns=this.
findAllPatternIn(rightPattern,start,length);if(!Array.isArray(rightPatterns)||rightPatterns.length==0)return result;for(;currentPositionLeft<
leftPatterns.length&&rightPatterns.length!=0;){if(leftPatterns[0]==rightPatterns[0]){result.push({left:leftPatterns[0],right:rightPatterns[0]}),
leftPatterns.splice(0,1),rightPatterns.splice(0,1);continue}if(leftPatterns[currentPositionLeft]>rightPatterns[0])break;
for(;leftPatterns[currentPositionLeft]<rightPatterns[0]&&(currentPositionLeft++,!(currentPositionLeft>=leftPatterns.length));)
;result.push({left:leftPatterns[currentPositionLeft-1],right:rightPatterns[0]}),leftPatterns.splice(currentPositionLeft-
1,1),rightPatterns.splice(0,1),currentPositionLeft=0}return result.sort((a,b)=>a.left-b.left),result}findPairedArrays(inputLeftPatterns,inputRightPatterns,start_,length_){
let{start,length}=this.prepareFindParameters(start_,length_),result=[],currentPositionLeft=0,leftPatterns=this.findAllIn(
inputLeftPatterns,start,length);if(leftPatterns.length==0)return result;let rightPatterns=this.findAllIn(inputRightPatterns,
start,length);if(rightPatterns.length==0)return result;for(;currentPositionLeft<leftPatterns.length&&rightPatterns.length!=
0;){if(leftPatterns[0].position==rightPatterns[0].position){result.push({left:leftPatterns[0],right:rightPatterns[0]}),leftPatterns.
splice(0,1),rightPatterns.splice(0,1);continue}if(leftPatterns[currentPositionLeft].position>rightPatterns[0].position)break;
for(;leftPatterns[currentPositionLeft].position<rightPatterns[0].position&&(currentPositionLeft++,!(currentPositionLeft>=
leftPatterns.length)););result.push({left:leftPatterns[currentPositionLeft-1],right:rightPatterns[0]}),leftPatterns.splice(
currentPositionLeft-1,1),rightPatterns.splice(0,1),currentPositionLeft=0}return result.sort((a,b)=>a.left.position-b.left.
position),result}replacePattern(searchPattern,replacePattern,start_,length_,findAllResult=null){let result=[],i,output={
status:-1,searchPatternPositions:[],replacePatternPositions:[]},{start,length}=this.prepareFindParameters(start_,length_);
if(findAllResult==null){if(result=this.findAllIn([searchPattern],start,length),result.length==0)return output}else result=
findAllResult;output.searchPatternPositions.push(...Array.from(result,element=>element.position));let patternDifference=searchPattern.
length-replacePattern.length,changedBuffer=new ArrayBuffer(this.view.length-result.length*patternDifference),changedView=new Uint8Array(
changedBuffer);for(changedView.set(new Uint8Array(this.buffer,0,start)),i=0;i<result.length;i++){let currentPosition=i==
0?start:result[i-1].position;changedView.set(new Uint8Array(this.buffer,currentPosition,result[i].position-searchPattern.
length-currentPosition),currentPosition-i*patternDifference),changedView.set(replacePattern.view,result[i].position-searchPattern.
length-i*patternDifference),output.replacePatternPositions.push(result[i].position-searchPattern.length-i*patternDifference)}
return i--,changedView.set(new Uint8Array(this.buffer,result[i].position,this.length-result[i].position),result[i].position-
searchPattern.length+replacePattern.length-i*patternDifference),this.buffer=changedBuffer,this.view=new Uint8Array(this.
buffer),output.status=1,output}skipPatterns(patterns,start_,length_,backward_){let{start,length,backward}=this.prepareFindParameters(
start_,length_,backward_),result=start;for(let k=0;k<patterns.length;k++){let patternLength=patterns[k].length,equalStart=backward?
result-patternLength:result,equal3=!0;for(let j=0;j<patternLength;j++)if(this.view[j+equalStart]!=patterns[k].view[j]){equal3=
!1;break}if(equal3){if(k=-1,backward){if(result-=patternLength,result<=0)return result}else if(result+=patternLength,result>=
start+length)return result}}return result}skipNotPatterns(patterns,start_,length_,backward_){let{start,length,backward}=this.
prepareFindParameters(start_,length_,backward_),result=-1;for(let i=0;i<length;i++){for(let k=0;k<patterns.length;k++){let patternLength=patterns[k].
length,equalStart=backward?start-i-patternLength:start+i,equal3=!0;for(let j=0;j<patternLength;j++)if(this.view[j+equalStart]!=
patterns[k].view[j]){equal3=!1;break}if(equal3){result=backward?start-i:start+i;break}}if(result!=-1)break}return result}prepareFindParameters(start=null,length=null,backward=!1){
return start===null&&(start=backward?this.length:0),start>this.length&&(start=this.length),backward?(length===null&&(length=
start),length>start&&(length=start)):(length===null&&(length=this.length-start),length>this.length-start&&(length=this.length-
start)),{start,length,backward}}}}});var pow2_24,SeqStream,init_seq_stream=__esm({"node_modules/bytestreamjs/build/seq_stream.js"(){init_byte_stream();pow2_24=
16777216,SeqStream=class SeqStream2{static APPEND_BLOCK=1e3;_stream=new ByteStream;_length=0;_start=0;backward=!1;appendBlock=0;prevLength=0;prevStart=0;constructor(parameters={}){
"view"in parameters?this.stream=new ByteStream({view:parameters.view}):"buffer"in parameters?this.stream=new ByteStream(
{buffer:parameters.buffer}):"string"in parameters?this.stream=new ByteStream({string:parameters.string}):"hexstring"in parameters?
this.stream=new ByteStream({hexstring:parameters.hexstring}):"stream"in parameters?this.stream=parameters.stream.slice():
this.stream=new ByteStream,"backward"in parameters&&parameters.backward&&(this.backward=parameters.backward,this._start=
this.stream.length),"length"in parameters&&parameters.length>0&&(this._length=parameters.length),"start"in parameters&&parameters.
start&&parameters.start>0&&(this._start=parameters.start),"appendBlock"in parameters&&parameters.appendBlock&&parameters.
appendBlock>0&&(this.appendBlock=parameters.appendBlock)}set stream(value){this._stream=value,this.prevLength=this._length,
this._length=value.length,this.prevStart=this._start,this._start=0}get stream(){return this._stream}set length(value){this.
prevLength=this._length,this._length=value}get length(){return this.appendBlock?this.start:this._length}set start(value){
value>this.stream.length||(this.prevStart=this._start,this.prevLength=this._length,this._length-=this.backward?this._start-
value:value-this._start,this._start=value)}get start(){return this._start}get buffer(){return this._stream.buffer.slice(
0,this._length)}resetPosition(){this._start=this.prevStart,this._length=this.prevLength}findPattern(pattern,gap=null){(gap==
null||gap>this.length)&&(gap=this.length);let result=this.stream.findPattern(pattern,this.start,this.length,this.backward);
if(result==-1)return result;if(this.backward){if(result<this.start-pattern.length-gap)return-1}else if(result>this.start+
pattern.length+gap)return-1;return this.start=result,result}findFirstIn(patterns,gap=null){(gap==null||gap>this.length)&&
(gap=this.length);let result=this.stream.findFirstIn(patterns,this.start,this.length,this.backward);if(result.id==-1)return result;
if(this.backward){if(result.position<this.start-patterns[result.id].length-gap)return{id:-1,position:this.backward?0:this.
start+this.length}}else if(result.position>this.start+patterns[result.id].length+gap)return{id:-1,position:this.backward?
0:this.start+this.length};return this.start=result.position,result}findAllIn(patterns){let start=this.backward?this.start-
this.length:this.start;return this.stream.findAllIn(patterns,start,this.length)}findFirstNotIn(patterns,gap=null){(gap==
null||gap>this._length)&&(gap=this._length);let result=this._stream.findFirstNotIn(patterns,this._start,this._length,this.
backward);if(result.left.id==-1&&result.right.id==-1)return result;if(this.backward){if(result.right.id!=-1&&result.right.
position<this._start-patterns[result.right.id].length-gap)return{left:{id:-1,position:this._start},right:{id:-1,position:0},
value:new ByteStream}}else if(result.left.id!=-1&&result.left.position>this._start+patterns[result.left.id].length+gap)return{
left:{id:-1,position:this._start},right:{id:-1,position:0},value:new ByteStream};return this.backward?result.left.id==-1?
this.start=0:this.start=result.left.position:result.right.id==-1?this.start=this._start+this._length:this.start=result.right.
position,result}findAllNotIn(patterns){let start=this.backward?this._start-this._length:this._start;return this._stream.
findAllNotIn(patterns,start,this._length)}findFirstSequence(patterns,length=null,gap=null){(length==null||length>this._length)&&
(length=this._length),(gap==null||gap>length)&&(gap=length);let result=this._stream.findFirstSequence(patterns,this._start,
length,this.backward);if(result.value.length==0)return result;if(this.backward){if(result.position<this._start-result.value.
length-gap)return{position:-1,value:new ByteStream}}else if(result.position>this._start+result.value.length+gap)return{position:-1,
value:new ByteStream};return this.start=result.position,result}findAllSequences(patterns){let start=this.backward?this.start-
this.length:this.start;return this.stream.findAllSequences(patterns,start,this.length)}findPairedPatterns(leftPattern,rightPattern,gap=null){
(gap==null||gap>this.length)&&(gap=this.length);let start=this.backward?this.start-this.length:this.start,result=this.stream.
findPairedPatterns(leftPattern,rightPattern,start,this.length);if(result.length){if(this.backward){if(result[0].right<this.
start-rightPattern.length-gap)return[]}else if(result[0].left>this.start+leftPattern.length+gap)return[]}return result}findPairedArrays(leftPatterns,rightPatterns,gap=null){
(gap==null||gap>this.length)&&(gap=this.length);let start=this.backward?this.start-this.length:this.start,result=this.stream.
findPairedArrays(leftPatterns,rightPatterns,start,this.length);if(result.length){if(this.backward){if(result[0].right.position<
this.start-rightPatterns[result[0].right.id].length-gap)return[]}else if(result[0].left.position>this.start+leftPatterns[result[0].
left.id].length+gap)return[]}return result}replacePattern(searchPattern,replacePattern){let start=this.backward?this.start-
this.length:this.start;return this.stream.replacePattern(searchPattern,replacePattern,start,this.length)}skipPatterns(patterns){
let result=this.stream.skipPatterns(patterns,this.start,this.length,this.backward);return this.start=result,result}skipNotPatterns(patterns){
let result=this.stream.skipNotPatterns(patterns,this.start,this.length,this.backward);return result==-1?-1:(this.start=result,
result)}append(stream){this.beforeAppend(stream.length),this._stream.view.set(stream.view,this._start),this._length+=stream.
length*2,this.start=this._start+stream.length,this.prevLength-=stream.length*2}appendView(view){this.beforeAppend(view.length),
this._stream.view.set(view,this._start),this._length+=view.length*2,this.start=this._start+view.length,this.prevLength-=
view.length*2}appendChar(char){this.beforeAppend(1),this._stream.view[this._start]=char,this._length+=2,this.start=this.
_start+1,this.prevLength-=2}appendUint16(number){this.beforeAppend(2);let value=new Uint16Array([number]),view=new Uint8Array(
value.buffer);this.stream.view[this._start]=view[1],this._stream.view[this._start+1]=view[0],this._length+=4,this.start=
this._start+2,this.prevLength-=4}appendUint24(number){this.beforeAppend(3);let value=new Uint32Array([number]),view=new Uint8Array(
value.buffer);this._stream.view[this._start]=view[2],this._stream.view[this._start+1]=view[1],this._stream.view[this._start+
2]=view[0],this._length+=6,this.start=this._start+3,this.prevLength-=6}appendUint32(number){this.beforeAppend(4);let value=new Uint32Array(
[number]),view=new Uint8Array(value.buffer);this._stream.view[this._start]=view[3],this._stream.view[this._start+1]=view[2],
this._stream.view[this._start+2]=view[1],this._stream.view[this._start+3]=view[0],this._length+=8,this.start=this._start+
4,this.prevLength-=8}appendInt16(number){this.beforeAppend(2);let value=new Int16Array([number]),view=new Uint8Array(value.
buffer);this._stream.view[this._start]=view[1],this._stream.view[this._start+1]=view[0],this._length+=4,this.start=this.
_start+2,this.prevLength-=4}appendInt32(number){this.beforeAppend(4);let value=new Int32Array([number]),view=new Uint8Array(
value.buffer);this._stream.view[this._start]=view[3],this._stream.view[this._start+1]=view[2],this._stream.view[this._start+
2]=view[1],this._stream.view[this._start+3]=view[0],this._length+=8,this.start=this._start+4,this.prevLength-=8}getBlock(size,changeLength=!0){
if(this._length<=0)return new Uint8Array(0);this._length<size&&(size=this._length);let result;if(this.backward){let view=this.
_stream.view.subarray(this._length-size,this._length);result=new Uint8Array(size);for(let i=0;i<size;i++)result[size-1-i]=
view[i]}else result=this._stream.view.subarray(this._start,this._start+size);return changeLength&&(this.start+=this.backward?
-1*size:size),result}getUint16(changeLength=!0){let block=this.getBlock(2,changeLength);return block.length<2?0:block[0]<<
8|block[1]}getInt16(changeLength=!0){let num=this.getUint16(changeLength),negative=32768;return num&negative?-(negative-
(num^negative)):num}getUint24(changeLength=!0){let block=this.getBlock(4,changeLength);return block.length<3?0:block[0]<<
16|block[1]<<8|block[2]}getUint32(changeLength=!0){let block=this.getBlock(4,changeLength);return block.length<4?0:block[0]*
pow2_24+(block[1]<<16)+(block[2]<<8)+block[3]}getInt32(changeLength=!0){let num=this.getUint32(changeLength),negative=2147483648;
return num&negative?-(negative-(num^negative)):num}beforeAppend(size){this._start+size>this._stream.length&&(size>this.appendBlock&&
(this.appendBlock=size+SeqStream2.APPEND_BLOCK),this._stream.realloc(this._stream.length+this.appendBlock))}}}});var init_build4=__esm({"node_modules/bytestreamjs/build/index.js"(){init_byte_stream();init_seq_stream()}});function fromBig(n,le=!1){return le?{h:Number(n&U32_MASK64),l:Number(n>>_32n&U32_MASK64)}:{h:Number(n>>_32n&U32_MASK64)|
0,l:Number(n&U32_MASK64)|0}}function split(lst,le=!1){let len=lst.length,Ah=new Uint32Array(len),Al=new Uint32Array(len);
for(let i=0;i<len;i++){let{h,l}=fromBig(lst[i],le);[Ah[i],Al[i]]=[h,l]}return[Ah,Al]}function setU64FromNum(view,byteOffset,n,isLE){
let h=fromNumH(n),l=fromNumL(n);view.setUint32(byteOffset,isLE?l:h,isLE),view.setUint32(byteOffset+4,isLE?h:l,isLE)}function add(Ah,Al,Bh,Bl){
let l=(Al>>>0)+(Bl>>>0);return{h:Ah+Bh+(l/2**32|0)|0,l:l|0}}var U32_MASK64,_32n,fromNumH,fromNumL,shrSH,shrSL,rotrSH,rotrSL,
rotrBH,rotrBL,add3L,add3H,add4L,add4H,add5L,add5H,init_u64=__esm({"node_modules/pkijs/node_modules/@noble/hashes/_u64.js"(){
U32_MASK64=BigInt(4294967295),_32n=BigInt(32);fromNumH=n=>n/2**32|0,fromNumL=n=>n>>>0;shrSH=(h,_l,s)=>h>>>s,shrSL=(h,l,s)=>h<<
32-s|l>>>s,rotrSH=(h,l,s)=>h>>>s|l<<32-s,rotrSL=(h,l,s)=>h<<32-s|l>>>s,rotrBH=(h,l,s)=>h<<64-s|l>>>s-32,rotrBL=(h,l,s)=>h>>>
s-32|l<<64-s;add3L=(Al,Bl,Cl)=>(Al>>>0)+(Bl>>>0)+(Cl>>>0),add3H=(low,Ah,Bh,Ch)=>Ah+Bh+Ch+(low/2**32|0)|0,add4L=(Al,Bl,Cl,Dl)=>(Al>>>
0)+(Bl>>>0)+(Cl>>>0)+(Dl>>>0),add4H=(low,Ah,Bh,Ch,Dh)=>Ah+Bh+Ch+Dh+(low/2**32|0)|0,add5L=(Al,Bl,Cl,Dl,El)=>(Al>>>0)+(Bl>>>
0)+(Cl>>>0)+(Dl>>>0)+(El>>>0),add5H=(low,Ah,Bh,Ch,Dh,Eh)=>Ah+Bh+Ch+Dh+Eh+(low/2**32|0)|0}});function isBytes(a){return a instanceof Uint8Array||ArrayBuffer.isView(a)&&a.constructor.name==="Uint8Array"&&"BYTES_PER\
_ELEMENT"in a&&a.BYTES_PER_ELEMENT===1}function anumber(n,title=""){if(typeof n!="number")throw new TypeError(atitle(title)+
"expected number, got "+typeof n);if(!Number.isSafeInteger(n)||n<0)throw new RangeError(atitle(title)+"expected integer \
>= 0, got "+n);return n}function abytes(value,length,title=""){if(isBytes(value)&&(length===void 0||value.length===length))
return value;length!==void 0&&anumber(length,"length");let bytes=isBytes(value),ofLen=length!==void 0?` of length ${length}`:
"",got=bytes?`length=${value.length}`:`type=${typeof value}`,message=atitle(title)+"expected Uint8Array"+ofLen+", got "+
got;throw bytes?new RangeError(message):new TypeError(message)}function aexists(instance,checkFinished=!0){if(instance.destroyed)
throw new Error("hash was destroyed");if(checkFinished&&instance.finished)throw new Error("digest() was already called")}
function aoutput(out,instance){abytes(out,void 0,"output");let min=instance.outputLen;if(!(out.length>=min))throw new RangeError(
'"output" expected length >= '+min)}function clean(...arrays){for(let i=0;i<arrays.length;i++)arrays[i].fill(0)}function createView(arr){
return new DataView(arr.buffer,arr.byteOffset,arr.byteLength)}function rotr(word,shift){return word<<32-shift|word>>>shift}
function rotl(word,shift){return word<<shift|word>>>32-shift>>>0}function checkOpts(defaults,opts,title="opts"){return aopts(
defaults,"defaults"),opts!==void 0&&aopts(opts,title),Object.assign(Object.create(null),defaults,opts)}function createHasher(hashCons,info={}){
if(typeof hashCons!="function")throw new TypeError('"hashCons" expected function, got type='+typeof hashCons);info=checkOpts(
{},info,"info");let hashC=(msg,opts)=>hashCons(opts).update(msg).digest(),tmp=hashCons(void 0);return hashC.outputLen=tmp.
outputLen,hashC.blockLen=tmp.blockLen,hashC.canXOF=tmp.canXOF,hashC.create=opts=>hashCons(opts),Object.assign(hashC,info),
Object.freeze(hashC)}var atitle,aobject,aopts,oidNist,init_utils=__esm({"node_modules/pkijs/node_modules/@noble/hashes/u\
tils.js"(){atitle=title=>title?`"${title}" `:"";aobject=(value,label)=>{if(value===null||typeof value!="object"||Array.isArray(
value))throw new TypeError((label==="object"?"":`"${label}" `)+"expected object, got type="+typeof value)},aopts=(value,label)=>{
aobject(value,label);let proto=Object.getPrototypeOf(value);if(proto!==Object.prototype&&proto!==null)throw new TypeError(
`"${label}" expected plain object`);if(Object.hasOwn(value,"__proto__"))throw new TypeError(`"${label}.__proto__" is not\
 allowed`)};oidNist=suffix=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,suffix])})}});function Chi(a,b,c){return a&b^~a&c}function Maj(a,b,c){return a&b^a&c^b&c}var HashMD,SHA256_IV,SHA384_IV,SHA512_IV,init_md=__esm(
{"node_modules/pkijs/node_modules/@noble/hashes/_md.js"(){init_u64();init_utils();HashMD=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(blockLen,outputLen,padOffset,isLE){
this.blockLen=blockLen,this.outputLen=outputLen,this.padOffset=padOffset,this.isLE=isLE,this.buffer=new Uint8Array(blockLen),
this.view=createView(this.buffer)}update(data){aexists(this),abytes(data);let{view,buffer,blockLen}=this,len=data.length,
processed=!1;for(let pos=0;pos<len;){let take=Math.min(blockLen-this.pos,len-pos);if(take===blockLen){let dataView=createView(
data);for(;blockLen<=len-pos;pos+=blockLen)this.process(dataView,pos);processed=!0;continue}buffer.set(pos===0&&take===len?
data:data.subarray(pos,pos+take),this.pos),this.pos+=take,pos+=take,this.pos===blockLen&&(this.process(view,0),this.pos=
0,processed=!0)}return this.length+=data.length,processed&&this.roundClean(),this}digestInto(out){aexists(this),aoutput(
out,this),this.finished=!0;let{buffer,view,blockLen,isLE}=this,{pos}=this;buffer[pos++]=128,buffer.fill(0,pos),this.padOffset>
blockLen-pos&&(this.process(view,0),buffer.fill(0)),setU64FromNum(view,blockLen-8,this.length*8,isLE),this.process(view,
0),this.roundClean();let oview=out===buffer?view:createView(out),len=this.outputLen,outLen=len/4,state=this.get();if(len%
4||outLen>state.length)throw new Error("invalid outputLen");for(let i=0;i<outLen;i++)oview.setUint32(4*i,state[i],isLE)}digest(){
let{buffer,outputLen}=this;this.digestInto(buffer);let res=buffer.slice(0,outputLen);return this.destroy(),res}_cloneIntoMeta(to){
let{buffer,length,finished,destroyed,pos}=this;return to.destroyed=destroyed,to.finished=finished,to.length=length,to.pos=
pos,pos&&to.buffer.set(buffer),to}clone(){return this._cloneInto()}},SHA256_IV=Uint32Array.from([1779033703,3144134277,1013904242,
2773480762,1359893119,2600822924,528734635,1541459225]),SHA384_IV=Uint32Array.from([3418070365,3238371032,1654270250,914150663,
2438529370,812702999,355462360,4144912697,1731405415,4290775857,2394180231,1750603025,3675008525,1694076839,1203062813,3204075428]),
SHA512_IV=Uint32Array.from([1779033703,4089235720,3144134277,2227873595,1013904242,4271175723,2773480762,1595750129,1359893119,
2917565137,2600822924,725511199,528734635,4215389547,1541459225,327033209])}});var SHA1_IV,SHA1_W,_SHA1,sha1,init_legacy=__esm({"node_modules/pkijs/node_modules/@noble/hashes/legacy.js"(){init_md();init_utils();
SHA1_IV=Uint32Array.from([1732584193,4023233417,2562383102,271733878,3285377520]),SHA1_W=new Uint32Array(80),_SHA1=class extends HashMD{A=SHA1_IV[0]|
0;B=SHA1_IV[1]|0;C=SHA1_IV[2]|0;D=SHA1_IV[3]|0;E=SHA1_IV[4]|0;constructor(){super(64,20,8,!1)}get(){let{A,B,C,D,E}=this;
return[A,B,C,D,E]}set(A,B,C,D,E){this.A=A|0,this.B=B|0,this.C=C|0,this.D=D|0,this.E=E|0}_cloneInto(to){return(to||=new this.
constructor).set(...this.get()),this._cloneIntoMeta(to)}process(view,offset){for(let i=0;i<16;i++,offset+=4)SHA1_W[i]=view.
getUint32(offset,!1);for(let i=16;i<80;i++)SHA1_W[i]=rotl(SHA1_W[i-3]^SHA1_W[i-8]^SHA1_W[i-14]^SHA1_W[i-16],1);let{A,B,C,
D,E}=this;for(let i=0;i<80;i++){let F,K;i<20?(F=Chi(B,C,D),K=1518500249):i<40?(F=B^C^D,K=1859775393):i<60?(F=Maj(B,C,D),
K=2400959708):(F=B^C^D,K=3395469782);let T=rotl(A,5)+F+E+K+SHA1_W[i]|0;E=D,D=C,C=rotl(B,30),B=A,A=T}A=A+this.A|0,B=B+this.
B|0,C=C+this.C|0,D=D+this.D|0,E=E+this.E|0,this.set(A,B,C,D,E)}roundClean(){clean(SHA1_W)}destroy(){this.destroyed=!0,this.
set(0,0,0,0,0),clean(this.buffer)}},sha1=createHasher(()=>new _SHA1)}});var SHA256_K,SHA256_W,SHA2_32B,_SHA256,K512,SHA512_Kh,SHA512_Kl,SHA512_W_H,SHA512_W_L,SHA2_64B,_SHA512,_SHA384,sha256,sha512,
sha384,init_sha2=__esm({"node_modules/pkijs/node_modules/@noble/hashes/sha2.js"(){init_md();init_u64();init_utils();SHA256_K=
Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,
607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,
1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,
1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,
3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,
2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298]),SHA256_W=new Uint32Array(64),SHA2_32B=class extends HashMD{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(outputLen,IV){
super(64,outputLen,8,!1),this.A=IV[0]|0,this.B=IV[1]|0,this.C=IV[2]|0,this.D=IV[3]|0,this.E=IV[4]|0,this.F=IV[5]|0,this.
G=IV[6]|0,this.H=IV[7]|0}get(){let{A,B,C,D,E,F,G,H}=this;return[A,B,C,D,E,F,G,H]}set(A,B,C,D,E,F,G,H){this.A=A|0,this.B=
B|0,this.C=C|0,this.D=D|0,this.E=E|0,this.F=F|0,this.G=G|0,this.H=H|0}_cloneInto(to){return(to||=new this.constructor).set(
...this.get()),this._cloneIntoMeta(to)}process(view,offset){for(let i=0;i<16;i++,offset+=4)SHA256_W[i]=view.getUint32(offset,
!1);for(let i=16;i<64;i++){let W15=SHA256_W[i-15],W2=SHA256_W[i-2],s0=rotr(W15,7)^rotr(W15,18)^W15>>>3,s1=rotr(W2,17)^rotr(
W2,19)^W2>>>10;SHA256_W[i]=s1+SHA256_W[i-7]+s0+SHA256_W[i-16]|0}let{A,B,C,D,E,F,G,H}=this;for(let i=0;i<64;i++){let sigma1=rotr(
E,6)^rotr(E,11)^rotr(E,25),T1=H+sigma1+Chi(E,F,G)+SHA256_K[i]+SHA256_W[i]|0,T2=(rotr(A,2)^rotr(A,13)^rotr(A,22))+Maj(A,B,
C)|0;H=G,G=F,F=E,E=D+T1|0,D=C,C=B,B=A,A=T1+T2|0}A=A+this.A|0,B=B+this.B|0,C=C+this.C|0,D=D+this.D|0,E=E+this.E|0,F=F+this.
F|0,G=G+this.G|0,H=H+this.H|0,this.set(A,B,C,D,E,F,G,H)}roundClean(){clean(SHA256_W)}destroy(){this.destroyed=!0,this.set(
0,0,0,0,0,0,0,0),clean(this.buffer)}},_SHA256=class extends SHA2_32B{constructor(){super(32,SHA256_IV)}},K512=split(["0x\
428a2f98d728ae22","0x7137449123ef65cd","0xb5c0fbcfec4d3b2f","0xe9b5dba58189dbbc","0x3956c25bf348b538","0x59f111f1b605d01\
9","0x923f82a4af194f9b","0xab1c5ed5da6d8118","0xd807aa98a3030242","0x12835b0145706fbe","0x243185be4ee4b28c","0x550c7dc3d\
5ffb4e2","0x72be5d74f27b896f","0x80deb1fe3b1696b1","0x9bdc06a725c71235","0xc19bf174cf692694","0xe49b69c19ef14ad2","0xefb\
e4786384f25e3","0x0fc19dc68b8cd5b5","0x240ca1cc77ac9c65","0x2de92c6f592b0275","0x4a7484aa6ea6e483","0x5cb0a9dcbd41fbd4",
"0x76f988da831153b5","0x983e5152ee66dfab","0xa831c66d2db43210","0xb00327c898fb213f","0xbf597fc7beef0ee4","0xc6e00bf33da8\
8fc2","0xd5a79147930aa725","0x06ca6351e003826f","0x142929670a0e6e70","0x27b70a8546d22ffc","0x2e1b21385c26c926","0x4d2c6d\
fc5ac42aed","0x53380d139d95b3df","0x650a73548baf63de","0x766a0abb3c77b2a8","0x81c2c92e47edaee6","0x92722c851482353b","0x\
a2bfe8a14cf10364","0xa81a664bbc423001","0xc24b8b70d0f89791","0xc76c51a30654be30","0xd192e819d6ef5218","0xd69906245565a91\
0","0xf40e35855771202a","0x106aa07032bbd1b8","0x19a4c116b8d2d0c8","0x1e376c085141ab53","0x2748774cdf8eeb99","0x34b0bcb5e\
19b48a8","0x391c0cb3c5c95a63","0x4ed8aa4ae3418acb","0x5b9cca4f7763e373","0x682e6ff3d6b2b8a3","0x748f82ee5defb2fc","0x78a\
5636f43172f60","0x84c87814a1f0ab72","0x8cc702081a6439ec","0x90befffa23631e28","0xa4506cebde82bde9","0xbef9a3f7b2c67915",
"0xc67178f2e372532b","0xca273eceea26619c","0xd186b8c721c0c207","0xeada7dd6cde0eb1e","0xf57d4f7fee6ed178","0x06f067aa7217\
6fba","0x0a637dc5a2c898a6","0x113f9804bef90dae","0x1b710b35131c471b","0x28db77f523047d84","0x32caab7b40c72493","0x3c9ebe\
0a15c9bebc","0x431d67c49c100d4c","0x4cc5d4becb3e42b6","0x597f299cfc657e2a","0x5fcb6fab3ad6faec","0x6c44198c4a475817"].map(
n=>BigInt(n))),SHA512_Kh=K512[0],SHA512_Kl=K512[1],SHA512_W_H=new Uint32Array(80),SHA512_W_L=new Uint32Array(80),SHA2_64B=
class extends HashMD{Ah=0;Al=0;Bh=0;Bl=0;Ch=0;Cl=0;Dh=0;Dl=0;Eh=0;El=0;Fh=0;Fl=0;Gh=0;Gl=0;Hh=0;Hl=0;constructor(outputLen,IV){
super(128,outputLen,16,!1),this.Ah=IV[0]|0,this.Al=IV[1]|0,this.Bh=IV[2]|0,this.Bl=IV[3]|0,this.Ch=IV[4]|0,this.Cl=IV[5]|
0,this.Dh=IV[6]|0,this.Dl=IV[7]|0,this.Eh=IV[8]|0,this.El=IV[9]|0,this.Fh=IV[10]|0,this.Fl=IV[11]|0,this.Gh=IV[12]|0,this.
Gl=IV[13]|0,this.Hh=IV[14]|0,this.Hl=IV[15]|0}get(){let{Ah,Al,Bh,Bl,Ch,Cl,Dh,Dl,Eh,El,Fh,Fl,Gh,Gl,Hh,Hl}=this;return[Ah,
Al,Bh,Bl,Ch,Cl,Dh,Dl,Eh,El,Fh,Fl,Gh,Gl,Hh,Hl]}set(Ah,Al,Bh,Bl,Ch,Cl,Dh,Dl,Eh,El,Fh,Fl,Gh,Gl,Hh,Hl){this.Ah=Ah|0,this.Al=
Al|0,this.Bh=Bh|0,this.Bl=Bl|0,this.Ch=Ch|0,this.Cl=Cl|0,this.Dh=Dh|0,this.Dl=Dl|0,this.Eh=Eh|0,this.El=El|0,this.Fh=Fh|
0,this.Fl=Fl|0,this.Gh=Gh|0,this.Gl=Gl|0,this.Hh=Hh|0,this.Hl=Hl|0}_cloneInto(to){return(to||=new this.constructor).set(
...this.get()),this._cloneIntoMeta(to)}process(view,offset){for(let i=0;i<16;i++,offset+=4)SHA512_W_H[i]=view.getUint32(
offset),SHA512_W_L[i]=view.getUint32(offset+=4);for(let i=16;i<80;i++){let W15h=SHA512_W_H[i-15]|0,W15l=SHA512_W_L[i-15]|
0,s0h=rotrSH(W15h,W15l,1)^rotrSH(W15h,W15l,8)^shrSH(W15h,W15l,7),s0l=rotrSL(W15h,W15l,1)^rotrSL(W15h,W15l,8)^shrSL(W15h,
W15l,7),W2h=SHA512_W_H[i-2]|0,W2l=SHA512_W_L[i-2]|0,s1h=rotrSH(W2h,W2l,19)^rotrBH(W2h,W2l,61)^shrSH(W2h,W2l,6),s1l=rotrSL(
W2h,W2l,19)^rotrBL(W2h,W2l,61)^shrSL(W2h,W2l,6),SUMl=add4L(s0l,s1l,SHA512_W_L[i-7],SHA512_W_L[i-16]),SUMh=add4H(SUMl,s0h,
s1h,SHA512_W_H[i-7],SHA512_W_H[i-16]);SHA512_W_H[i]=SUMh|0,SHA512_W_L[i]=SUMl|0}let{Ah,Al,Bh,Bl,Ch,Cl,Dh,Dl,Eh,El,Fh,Fl,
Gh,Gl,Hh,Hl}=this;for(let i=0;i<80;i++){let sigma1h=rotrSH(Eh,El,14)^rotrSH(Eh,El,18)^rotrBH(Eh,El,41),sigma1l=rotrSL(Eh,
El,14)^rotrSL(Eh,El,18)^rotrBL(Eh,El,41),CHIh=Eh&Fh^~Eh&Gh,CHIl=El&Fl^~El&Gl,T1ll=add5L(Hl,sigma1l,CHIl,SHA512_Kl[i],SHA512_W_L[i]),
T1h=add5H(T1ll,Hh,sigma1h,CHIh,SHA512_Kh[i],SHA512_W_H[i]),T1l=T1ll|0,sigma0h=rotrSH(Ah,Al,28)^rotrBH(Ah,Al,34)^rotrBH(Ah,
Al,39),sigma0l=rotrSL(Ah,Al,28)^rotrBL(Ah,Al,34)^rotrBL(Ah,Al,39),MAJh=Ah&Bh^Ah&Ch^Bh&Ch,MAJl=Al&Bl^Al&Cl^Bl&Cl;Hh=Gh|0,
Hl=Gl|0,Gh=Fh|0,Gl=Fl|0,Fh=Eh|0,Fl=El|0,{h:Eh,l:El}=add(Dh|0,Dl|0,T1h|0,T1l|0),Dh=Ch|0,Dl=Cl|0,Ch=Bh|0,Cl=Bl|0,Bh=Ah|0,Bl=
Al|0;let All=add3L(T1l,sigma0l,MAJl);Ah=add3H(All,T1h,sigma0h,MAJh),Al=All|0}({h:Ah,l:Al}=add(this.Ah|0,this.Al|0,Ah|0,Al|
0)),{h:Bh,l:Bl}=add(this.Bh|0,this.Bl|0,Bh|0,Bl|0),{h:Ch,l:Cl}=add(this.Ch|0,this.Cl|0,Ch|0,Cl|0),{h:Dh,l:Dl}=add(this.Dh|
0,this.Dl|0,Dh|0,Dl|0),{h:Eh,l:El}=add(this.Eh|0,this.El|0,Eh|0,El|0),{h:Fh,l:Fl}=add(this.Fh|0,this.Fl|0,Fh|0,Fl|0),{h:Gh,
l:Gl}=add(this.Gh|0,this.Gl|0,Gh|0,Gl|0),{h:Hh,l:Hl}=add(this.Hh|0,this.Hl|0,Hh|0,Hl|0),this.set(Ah,Al,Bh,Bl,Ch,Cl,Dh,Dl,
Eh,El,Fh,Fl,Gh,Gl,Hh,Hl)}roundClean(){clean(SHA512_W_H,SHA512_W_L)}destroy(){this.destroyed=!0,clean(this.buffer),this.set(
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0)}},_SHA512=class extends SHA2_64B{constructor(){super(64,SHA512_IV)}},_SHA384=class extends SHA2_64B{constructor(){
super(48,SHA384_IV)}},sha256=createHasher(()=>new _SHA256,oidNist(1)),sha512=createHasher(()=>new _SHA512,oidNist(3)),sha384=
createHasher(()=>new _SHA384,oidNist(2))}});var build_exports2={};__export(build_exports2,{AbstractCryptoEngine:()=>AbstractCryptoEngine,AccessDescription:()=>AccessDescription,
Accuracy:()=>Accuracy,AlgorithmIdentifier:()=>AlgorithmIdentifier,AltName:()=>AltName,ArgumentError:()=>ArgumentError,AsnError:()=>AsnError,
AttCertValidityPeriod:()=>AttCertValidityPeriod,Attribute:()=>Attribute,AttributeCertificateInfoV1:()=>AttributeCertificateInfoV1,
AttributeCertificateInfoV2:()=>AttributeCertificateInfoV2,AttributeCertificateV1:()=>AttributeCertificateV1,AttributeCertificateV2:()=>AttributeCertificateV2,
AttributeTypeAndValue:()=>AttributeTypeAndValue,AuthenticatedSafe:()=>AuthenticatedSafe,AuthorityKeyIdentifier:()=>AuthorityKeyIdentifier,
BasicConstraints:()=>BasicConstraints,BasicOCSPResponse:()=>BasicOCSPResponse,CAVersion:()=>CAVersion,CRLBag:()=>CRLBag,
CRLDistributionPoints:()=>CRLDistributionPoints,CertBag:()=>CertBag,CertID:()=>CertID,Certificate:()=>Certificate,CertificateChainValidationEngine:()=>CertificateChainValidationEngine,
CertificatePolicies:()=>CertificatePolicies,CertificateRevocationList:()=>CertificateRevocationList,CertificateSet:()=>CertificateSet,
CertificateTemplate:()=>CertificateTemplate,CertificationRequest:()=>CertificationRequest,ChainValidationCode:()=>ChainValidationCode,
ChainValidationError:()=>ChainValidationError,ContentInfo:()=>ContentInfo,CryptoEngine:()=>CryptoEngine,DigestInfo:()=>DigestInfo,
DistributionPoint:()=>DistributionPoint,ECCCMSSharedInfo:()=>ECCCMSSharedInfo,ECNamedCurves:()=>ECNamedCurves,ECPrivateKey:()=>ECPrivateKey,
ECPublicKey:()=>ECPublicKey,EncapsulatedContentInfo:()=>EncapsulatedContentInfo,EncryptedContentInfo:()=>EncryptedContentInfo,
EncryptedData:()=>EncryptedData,EnvelopedData:()=>EnvelopedData,ExtKeyUsage:()=>ExtKeyUsage,Extension:()=>Extension,ExtensionValueFactory:()=>ExtensionValueFactory,
Extensions:()=>Extensions,GeneralName:()=>GeneralName,GeneralNames:()=>GeneralNames,GeneralSubtree:()=>GeneralSubtree,HASHED_MESSAGE:()=>HASHED_MESSAGE,
HASH_ALGORITHM:()=>HASH_ALGORITHM,Holder:()=>Holder,InfoAccess:()=>InfoAccess,IssuerAndSerialNumber:()=>IssuerAndSerialNumber,
IssuerSerial:()=>IssuerSerial,IssuingDistributionPoint:()=>IssuingDistributionPoint,KEKIdentifier:()=>KEKIdentifier,KEKRecipientInfo:()=>KEKRecipientInfo,
KeyAgreeRecipientIdentifier:()=>KeyAgreeRecipientIdentifier,KeyAgreeRecipientInfo:()=>KeyAgreeRecipientInfo,KeyBag:()=>KeyBag,
KeyTransRecipientInfo:()=>KeyTransRecipientInfo,MICROS:()=>MICROS,MILLIS:()=>MILLIS,MacData:()=>MacData,MessageImprint:()=>MessageImprint,
NameConstraints:()=>NameConstraints,OCSPRequest:()=>OCSPRequest,OCSPResponse:()=>OCSPResponse,ObjectDigestInfo:()=>ObjectDigestInfo,
OriginatorIdentifierOrKey:()=>OriginatorIdentifierOrKey,OriginatorInfo:()=>OriginatorInfo,OriginatorPublicKey:()=>OriginatorPublicKey,
OtherCertificateFormat:()=>OtherCertificateFormat,OtherKeyAttribute:()=>OtherKeyAttribute,OtherPrimeInfo:()=>OtherPrimeInfo,
OtherRecipientInfo:()=>OtherRecipientInfo,OtherRevocationInfoFormat:()=>OtherRevocationInfoFormat,PBES2Params:()=>PBES2Params,
PBKDF2Params:()=>PBKDF2Params,PFX:()=>PFX,PKCS8ShroudedKeyBag:()=>PKCS8ShroudedKeyBag,PKIStatus:()=>PKIStatus,PKIStatusInfo:()=>PKIStatusInfo,
POLICY_IDENTIFIER:()=>POLICY_IDENTIFIER,POLICY_QUALIFIERS:()=>POLICY_QUALIFIERS,ParameterError:()=>ParameterError,PasswordRecipientinfo:()=>PasswordRecipientinfo,
PkiObject:()=>PkiObject,PolicyConstraints:()=>PolicyConstraints,PolicyInformation:()=>PolicyInformation,PolicyMapping:()=>PolicyMapping,
PolicyMappings:()=>PolicyMappings,PolicyQualifierInfo:()=>PolicyQualifierInfo,PrivateKeyInfo:()=>PrivateKeyInfo,PrivateKeyUsagePeriod:()=>PrivateKeyUsagePeriod,
PublicKeyInfo:()=>PublicKeyInfo,QCStatement:()=>QCStatement,QCStatements:()=>QCStatements,RDN:()=>RDN,RSAESOAEPParams:()=>RSAESOAEPParams,
RSAPrivateKey:()=>RSAPrivateKey,RSAPublicKey:()=>RSAPublicKey,RSASSAPSSParams:()=>RSASSAPSSParams,RecipientEncryptedKey:()=>RecipientEncryptedKey,
RecipientEncryptedKeys:()=>RecipientEncryptedKeys,RecipientIdentifier:()=>RecipientIdentifier,RecipientInfo:()=>RecipientInfo,
RecipientKeyIdentifier:()=>RecipientKeyIdentifier,RelativeDistinguishedNames:()=>RelativeDistinguishedNames,Request:()=>Request,
ResponseBytes:()=>ResponseBytes,ResponseData:()=>ResponseData,RevocationInfoChoices:()=>RevocationInfoChoices,RevokedCertificate:()=>RevokedCertificate,
SECONDS:()=>SECONDS,SafeBag:()=>SafeBag,SafeBagValueFactory:()=>SafeBagValueFactory,SafeContents:()=>SafeContents,SecretBag:()=>SecretBag,
Signature:()=>Signature,SignedAndUnsignedAttributes:()=>SignedAndUnsignedAttributes,SignedCertificateTimestamp:()=>SignedCertificateTimestamp,
SignedCertificateTimestampList:()=>SignedCertificateTimestampList,SignedData:()=>SignedData,SignedDataVerifyError:()=>SignedDataVerifyError,
SignerInfo:()=>SignerInfo,SingleResponse:()=>SingleResponse,SubjectDirectoryAttributes:()=>SubjectDirectoryAttributes,TBSRequest:()=>TBSRequest,
TSTInfo:()=>TSTInfo,TYPE:()=>TYPE,TYPE_AND_VALUES:()=>TYPE_AND_VALUES,Time:()=>Time,TimeStampReq:()=>TimeStampReq,TimeStampResp:()=>TimeStampResp,
TimeType:()=>TimeType,V2Form:()=>V2Form,VALUE:()=>VALUE,VALUE_BEFORE_DECODE:()=>VALUE_BEFORE_DECODE,checkCA:()=>checkCA,
createCMSECDSASignature:()=>createCMSECDSASignature,createECDSASignatureFromCMS:()=>createECDSASignatureFromCMS,engine:()=>engine,
getAlgorithmByOID:()=>getAlgorithmByOID,getAlgorithmParameters:()=>getAlgorithmParameters,getCrypto:()=>getCrypto,getEngine:()=>getEngine,
getHashAlgorithm:()=>getHashAlgorithm,getOIDByAlgorithm:()=>getOIDByAlgorithm,getRandomValues:()=>getRandomValues,id_AnyPolicy:()=>id_AnyPolicy,
id_AuthorityInfoAccess:()=>id_AuthorityInfoAccess,id_AuthorityKeyIdentifier:()=>id_AuthorityKeyIdentifier,id_BaseCRLNumber:()=>id_BaseCRLNumber,
id_BasicConstraints:()=>id_BasicConstraints,id_CRLBag_X509CRL:()=>id_CRLBag_X509CRL,id_CRLDistributionPoints:()=>id_CRLDistributionPoints,
id_CRLNumber:()=>id_CRLNumber,id_CRLReason:()=>id_CRLReason,id_CertBag_AttributeCertificate:()=>id_CertBag_AttributeCertificate,
id_CertBag_SDSICertificate:()=>id_CertBag_SDSICertificate,id_CertBag_X509Certificate:()=>id_CertBag_X509Certificate,id_CertificateIssuer:()=>id_CertificateIssuer,
id_CertificatePolicies:()=>id_CertificatePolicies,id_ContentType_Data:()=>id_ContentType_Data,id_ContentType_EncryptedData:()=>id_ContentType_EncryptedData,
id_ContentType_EnvelopedData:()=>id_ContentType_EnvelopedData,id_ContentType_SignedData:()=>id_ContentType_SignedData,id_ExtKeyUsage:()=>id_ExtKeyUsage,
id_FreshestCRL:()=>id_FreshestCRL,id_InhibitAnyPolicy:()=>id_InhibitAnyPolicy,id_InvalidityDate:()=>id_InvalidityDate,id_IssuerAltName:()=>id_IssuerAltName,
id_IssuingDistributionPoint:()=>id_IssuingDistributionPoint,id_KeyUsage:()=>id_KeyUsage,id_MicrosoftAppPolicies:()=>id_MicrosoftAppPolicies,
id_MicrosoftCaVersion:()=>id_MicrosoftCaVersion,id_MicrosoftCertTemplateV1:()=>id_MicrosoftCertTemplateV1,id_MicrosoftCertTemplateV2:()=>id_MicrosoftCertTemplateV2,
id_MicrosoftPrevCaCertHash:()=>id_MicrosoftPrevCaCertHash,id_NameConstraints:()=>id_NameConstraints,id_PKIX_OCSP_Basic:()=>id_PKIX_OCSP_Basic,
id_PolicyConstraints:()=>id_PolicyConstraints,id_PolicyMappings:()=>id_PolicyMappings,id_PrivateKeyUsagePeriod:()=>id_PrivateKeyUsagePeriod,
id_QCStatements:()=>id_QCStatements,id_SignedCertificateTimestampList:()=>id_SignedCertificateTimestampList,id_SubjectAltName:()=>id_SubjectAltName,
id_SubjectDirectoryAttributes:()=>id_SubjectDirectoryAttributes,id_SubjectInfoAccess:()=>id_SubjectInfoAccess,id_SubjectKeyIdentifier:()=>id_SubjectKeyIdentifier,
id_ad:()=>id_ad,id_ad_caIssuers:()=>id_ad_caIssuers,id_ad_ocsp:()=>id_ad_ocsp,id_eContentType_TSTInfo:()=>id_eContentType_TSTInfo,
id_pkix:()=>id_pkix,id_sha1:()=>id_sha1,id_sha256:()=>id_sha256,id_sha384:()=>id_sha384,id_sha512:()=>id_sha512,kdf:()=>kdf,
setEngine:()=>setEngine,stringPrep:()=>stringPrep,verifySCTsForCertificate:()=>verifySCTsForCertificate});function stringPrep(inputString){
let isSpace=!1,cutResult="",result=inputString.trim();for(let i=0;i<result.length;i++)result.charCodeAt(i)===32?isSpace===
!1&&(isSpace=!0):(isSpace&&(cutResult+=" ",isSpace=!1),cutResult+=result[i]);return cutResult.toLowerCase()}function builtInStandardAttributes(parameters={},optional=!1){
let names=parameters.names??{};return new Sequence({optional,value:[new Constructed({optional:!0,idBlock:{tagClass:2,tagNumber:1},
name:names.country_name||"",value:[new Choice({value:[new NumericString,new PrintableString]})]}),new Constructed({optional:!0,
idBlock:{tagClass:2,tagNumber:2},name:names.administration_domain_name||"",value:[new Choice({value:[new NumericString,new PrintableString]})]}),
new Primitive({optional:!0,idBlock:{tagClass:3,tagNumber:0},name:names.network_address||"",isHexOnly:!0}),new Primitive(
{optional:!0,idBlock:{tagClass:3,tagNumber:1},name:names.terminal_identifier||"",isHexOnly:!0}),new Constructed({optional:!0,
idBlock:{tagClass:3,tagNumber:2},name:names.private_domain_name||"",value:[new Choice({value:[new NumericString,new PrintableString]})]}),
new Primitive({optional:!0,idBlock:{tagClass:3,tagNumber:3},name:names.organization_name||"",isHexOnly:!0}),new Primitive(
{optional:!0,name:names.numeric_user_identifier||"",idBlock:{tagClass:3,tagNumber:4},isHexOnly:!0}),new Constructed({optional:!0,
name:names.personal_name||"",idBlock:{tagClass:3,tagNumber:5},value:[new Primitive({idBlock:{tagClass:3,tagNumber:0},isHexOnly:!0}),
new Primitive({optional:!0,idBlock:{tagClass:3,tagNumber:1},isHexOnly:!0}),new Primitive({optional:!0,idBlock:{tagClass:3,
tagNumber:2},isHexOnly:!0}),new Primitive({optional:!0,idBlock:{tagClass:3,tagNumber:3},isHexOnly:!0})]}),new Constructed(
{optional:!0,name:names.organizational_unit_names||"",idBlock:{tagClass:3,tagNumber:6},value:[new Repeated({value:new PrintableString})]})]})}
function builtInDomainDefinedAttributes(optional=!1){return new Sequence({optional,value:[new PrintableString,new PrintableString]})}
function extensionAttributes(optional=!1){return new Set({optional,value:[new Primitive({optional:!0,idBlock:{tagClass:3,
tagNumber:0},isHexOnly:!0}),new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:1},value:[new Any]})]})}async function makePKCS12B2Key(hashAlgorithm,keyLength,password,salt,iterationCount){
let u,v,md;switch(hashAlgorithm.toUpperCase()){case"SHA-1":u=20,v=64,md=sha1;break;case"SHA-256":u=32,v=64,md=sha256;break;case"\
SHA-384":u=48,v=128,md=sha384;break;case"SHA-512":u=64,v=128,md=sha512;break;default:throw new Error("Unsupported hashin\
g algorithm")}let originalPassword=new Uint8Array(password),decodedPassword=new TextDecoder().decode(password);new TextEncoder().
encode(decodedPassword).some((byte,i)=>byte!==originalPassword[i])&&(decodedPassword=String.fromCharCode(...originalPassword));
let passwordTransformed=new Uint8Array(decodedPassword.length*2+2),passwordView=new DataView(passwordTransformed.buffer);
for(let i=0;i<decodedPassword.length;i++)passwordView.setUint16(i*2,decodedPassword.charCodeAt(i),!1);passwordView.setUint16(
decodedPassword.length*2,0,!1);let D=new Uint8Array(v).fill(3),saltView=new Uint8Array(salt),S=new Uint8Array(v*Math.ceil(
saltView.length/v)).map((_,i)=>saltView[i%saltView.length]),P=new Uint8Array(v*Math.ceil(passwordTransformed.length/v)).
map((_,i)=>passwordTransformed[i%passwordTransformed.length]),I=new Uint8Array(S.length+P.length);I.set(S),I.set(P,S.length);
let c=Math.ceil((keyLength>>3)/u),result=[];for(let i=0;i<c;i++){let A=new Uint8Array(D.length+I.length);A.set(D),A.set(
I,D.length);for(let j=0;j<iterationCount;j++)A=md(A);let B=new Uint8Array(v).map((_,i2)=>A[i2%A.length]),k=Math.ceil(saltView.
length/v)+Math.ceil(passwordTransformed.length/v),iRound=[];for(let j=0;j<k;j++){let chunk=Array.from(I.slice(j*v,(j+1)*
v)),x=511;for(let l=B.length-1;l>=0;l--)x>>=8,x+=B[l]+(chunk[l]||0),chunk[l]=x&255;iRound.push(...chunk)}I=new Uint8Array(
iRound),result.push(...A)}return new Uint8Array(result.slice(0,keyLength>>3)).buffer}function prepareAlgorithm(data){let res=typeof data==
"string"?{name:data}:data;return"hash"in res?{...res,hash:prepareAlgorithm(res.hash)}:res}function isCryptoEngine(engine2){
return!!(engine2&&typeof engine2=="object"&&"crypto"in engine2)}function getEngineGlobalKey(){return typeof process<"u"&&
Number.isInteger(process.pid)?process.pid:Symbol.for("pkijs.engine")}function setEngine(name,...args){let crypto2=null;if(args.
length<2)args.length?crypto2=args[0]:crypto2=typeof self<"u"&&self.crypto?new CryptoEngine({name:"browser",crypto:self.crypto}):
null;else{let cryptoArg=args[0],subtleArg=args[1];isCryptoEngine(subtleArg)?crypto2=subtleArg:isCryptoEngine(cryptoArg)?
crypto2=cryptoArg:"subtle"in cryptoArg&&"getRandomValues"in cryptoArg&&(crypto2=new CryptoEngine({crypto:cryptoArg}))}if(typeof process<
"u"&&"pid"in process&&typeof global<"u"&&typeof window>"u"){let engineKey=getEngineGlobalKey();if(typeof global[engineKey]>
"u")global[engineKey]={};else if(typeof global[engineKey]!="object")throw new Error(`Name global.${String(engineKey)} al\
ready exists and it is not an object`);if(typeof global[engineKey].pkijs>"u")global[engineKey].pkijs={};else if(typeof global[engineKey].
pkijs!="object")throw new Error(`Name global.${String(engineKey)}.pkijs already exists and it is not an object`);global[engineKey].
pkijs.engine={name,crypto:crypto2}}else engine={name,crypto:crypto2}}function getEngine(){if(typeof process<"u"&&"pid"in
process&&typeof global<"u"&&typeof window>"u"){let _engine;try{_engine=global[getEngineGlobalKey()].pkijs.engine}catch{throw new Error(
"Please call 'setEngine' before call to 'getEngine'")}return _engine}return engine}function getCrypto(safety=!1){let _engine=getEngine();
if(!_engine.crypto&&safety)throw new Error("Unable to create WebCrypto object");return _engine.crypto}function getRandomValues(view){
return getCrypto(!0).getRandomValues(view)}function getOIDByAlgorithm(algorithm,safety,target){return getCrypto(!0).getOIDByAlgorithm(
algorithm,safety,target)}function getAlgorithmParameters(algorithmName,operation){return getCrypto(!0).getAlgorithmParameters(
algorithmName,operation)}function createCMSECDSASignature(signatureBuffer){if(signatureBuffer.byteLength%2!==0)return EMPTY_BUFFER2;
let length=signatureBuffer.byteLength/2,rInteger=new Integer({valueHex:toMinimalUnsignedInteger(new Uint8Array(signatureBuffer,
0,length))}),sInteger=new Integer({valueHex:toMinimalUnsignedInteger(new Uint8Array(signatureBuffer,length,length))});return new Sequence(
{value:[rInteger,sInteger]}).toBER(!1)}function createECDSASignatureFromCMS(cmsSignature,pointSize){if(!(cmsSignature instanceof
Sequence&&cmsSignature.valueBlock.value.length===2&&cmsSignature.valueBlock.value[0]instanceof Integer&&cmsSignature.valueBlock.
value[1]instanceof Integer))return EMPTY_BUFFER2;let rValueView=cmsSignature.valueBlock.value[0].convertFromDER().valueBlock.
valueHexView,sValueView=cmsSignature.valueBlock.value[1].convertFromDER().valueBlock.valueHexView,res=new Uint8Array(pointSize*
2);return res.set(rValueView,pointSize-rValueView.byteLength),res.set(sValueView,2*pointSize-sValueView.byteLength),res.
buffer}function getAlgorithmByOID(oid,safety=!1,target){return getCrypto(!0).getAlgorithmByOID(oid,safety,target)}function getHashAlgorithm(signatureAlgorithm){
return getCrypto(!0).getHashAlgorithm(signatureAlgorithm)}async function kdfWithCounter(hashFunction,zBuffer,Counter,SharedInfo,crypto2){
switch(hashFunction.toUpperCase()){case"SHA-1":case"SHA-256":case"SHA-384":case"SHA-512":break;default:throw new ArgumentError(
`Unknown hash function: ${hashFunction}`)}if(ArgumentError.assert(zBuffer,"zBuffer","ArrayBuffer"),zBuffer.byteLength===
0)throw new ArgumentError("'zBuffer' has zero length, error");if(ArgumentError.assert(SharedInfo,"SharedInfo","ArrayBuff\
er"),Counter>255)throw new ArgumentError("Please set 'Counter' argument to value less or equal to 255");let counterBuffer=new ArrayBuffer(
4),counterView=new Uint8Array(counterBuffer);counterView[0]=0,counterView[1]=0,counterView[2]=0,counterView[3]=Counter;let combinedBuffer=bytes_exports2.
concat(zBuffer,counterBuffer,SharedInfo);return{counter:Counter,result:await crypto2.digest({name:hashFunction},combinedBuffer)}}
async function kdf(hashFunction,Zbuffer,keydatalen,SharedInfo,crypto2=getCrypto(!0)){let hashLength,maxCounter=1;switch(hashFunction.
toUpperCase()){case"SHA-1":hashLength=160;break;case"SHA-256":hashLength=256;break;case"SHA-384":hashLength=384;break;case"\
SHA-512":hashLength=512;break;default:throw new ArgumentError(`Unknown hash function: ${hashFunction}`)}if(ArgumentError.
assert(Zbuffer,"Zbuffer","ArrayBuffer"),Zbuffer.byteLength===0)throw new ArgumentError("'Zbuffer' has zero length, error");
ArgumentError.assert(SharedInfo,"SharedInfo","ArrayBuffer");let quotient=keydatalen/hashLength;Math.floor(quotient)>0&&(maxCounter=
Math.floor(quotient),quotient-maxCounter>0&&maxCounter++);let incomingResult=[];for(let i=1;i<=maxCounter;i++)incomingResult.
push(await kdfWithCounter(hashFunction,Zbuffer,i,SharedInfo,crypto2));let combinedBuffer=bytes_exports2.concat(incomingResult.
map(item=>item.result));if(keydatalen>>=3,combinedBuffer.byteLength>keydatalen){let newBuffer=new ArrayBuffer(keydatalen),
newView=new Uint8Array(newBuffer),combinedView=new Uint8Array(combinedBuffer);for(let i=0;i<keydatalen;i++)newView[i]=combinedView[i];
return newBuffer}return combinedBuffer}function toMinimalUnsignedInteger(view){let start=0;for(;start<view.length-1&&view[start]===
0;)start++;let value=view.subarray(start);if(value.length&&value[0]&128){let res=new Uint8Array(value.length+1);return res.
set(value,1),res}return value.slice()}function tbsCertificate(parameters={}){let names=parameters.names??{};return new Sequence(
{name:names.blockName||TBS_CERTIFICATE,value:[new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:0},value:[new Integer(
{name:names.tbsCertificateVersion||TBS_CERTIFICATE_VERSION})]}),new Integer({name:names.tbsCertificateSerialNumber||TBS_CERTIFICATE_SERIAL_NUMBER}),
AlgorithmIdentifier.schema(names.signature||{names:{blockName:TBS_CERTIFICATE_SIGNATURE}}),RelativeDistinguishedNames.schema(
names.issuer||{names:{blockName:TBS_CERTIFICATE_ISSUER}}),new Sequence({name:names.tbsCertificateValidity||"tbsCertifica\
te.validity",value:[Time.schema(names.notBefore||{names:{utcTimeName:TBS_CERTIFICATE_NOT_BEFORE,generalTimeName:TBS_CERTIFICATE_NOT_BEFORE}}),
Time.schema(names.notAfter||{names:{utcTimeName:TBS_CERTIFICATE_NOT_AFTER,generalTimeName:TBS_CERTIFICATE_NOT_AFTER}})]}),
RelativeDistinguishedNames.schema(names.subject||{names:{blockName:TBS_CERTIFICATE_SUBJECT}}),PublicKeyInfo.schema(names.
subjectPublicKeyInfo||{names:{blockName:TBS_CERTIFICATE_SUBJECT_PUBLIC_KEY}}),new Primitive({name:names.tbsCertificateIssuerUniqueID||
TBS_CERTIFICATE_ISSUER_UNIQUE_ID,optional:!0,idBlock:{tagClass:3,tagNumber:1}}),new Primitive({name:names.tbsCertificateSubjectUniqueID||
TBS_CERTIFICATE_SUBJECT_UNIQUE_ID,optional:!0,idBlock:{tagClass:3,tagNumber:2}}),new Constructed({optional:!0,idBlock:{tagClass:3,
tagNumber:3},value:[Extensions.schema(names.extensions||{names:{blockName:TBS_CERTIFICATE_EXTENSIONS}})]})]})}function checkCA(cert,signerCert=null){
if(signerCert&&cert.issuer.isEqual(signerCert.issuer)&&cert.serialNumber.isEqual(signerCert.serialNumber))return null;let isCA=!1;
if(cert.extensions){for(let extension of cert.extensions)if(extension.extnID==="2.5.29.19"&&extension.parsedValue instanceof
BasicConstraints&&extension.parsedValue.cA){isCA=!0;break}}return isCA?cert:null}function hasConstructedTag(value,tagClass,tagNumber){
return!value||value.idBlock.tagClass!==tagClass||value.idBlock.tagNumber!==tagNumber||!value.idBlock.isConstructed?!1:"v\
alue"in value.valueBlock&&Array.isArray(value.valueBlock.value)}function readCertificateTBS(certificate){let encoded=certificate.
tbsView.byteLength?certificate.tbsView:new Uint8Array(certificate.encodeTBS().toBER(!1)),decoded=fromBER(encoded);if(decoded.
offset!==encoded.byteLength||!hasConstructedTag(decoded.result,1,16))throw new Error("Invalid certificate TBS encoding");
let tbsSchema=Certificate.schema().valueBlock.value[0];if(!compareSchema(decoded.result,decoded.result,tbsSchema).verified)
throw new Error("Invalid certificate TBS encoding");return decoded.result}function encodeConstructedValue(schema,children){
let container=new Constructed({idBlock:{tagClass:schema.idBlock.tagClass,tagNumber:schema.idBlock.tagNumber}}),content=bytes_exports2.
concat(children);return container.lenBlock.length=content.byteLength,bytes_exports2.concat(container.idBlock.toBER(!1),container.
lenBlock.toBER(!1),content)}function readExtensionField(schema){let field=schema.valueBlock.value.find(value=>hasConstructedTag(
value,3,3)),extensions2=field?.valueBlock.value[0];if(!field||!hasConstructedTag(extensions2,1,16))throw new Error("No S\
ignedCertificateTimestampList extension in the specified certificate");return{field,extensions:extensions2}}function isSCTExtension(extension){
if(!hasConstructedTag(extension,1,16))return!1;let oid=extension.valueBlock.value[0];return!oid||oid.idBlock.tagClass!==
1||oid.idBlock.tagNumber!==6||oid.idBlock.isConstructed?!1:bytes_exports2.equal(oid.valueBlock.toBER(!1),SCT_EXTENSION_OID)}
function readSCTList(extensions2){let timestamps;for(let i=extensions2.length-1;i>=0;i--)if(timestamps=Extension.fromBER(
extensions2[i].valueBeforeDecodeView.slice().buffer).parsedValue,!timestamps||timestamps.timestamps.length===0)throw new Error(
"Nothing to verify in the certificate");if(!timestamps)throw new Error("No SignedCertificateTimestampList extension in t\
he specified certificate");return timestamps}function encodeExtensionsWithoutSCTs(field,extensions2){let retained=extensions2.
valueBlock.value.filter(extension=>!isSCTExtension(extension));if(retained.length===0)return[];let encoded=encodeConstructedValue(
extensions2,retained.map(extension=>extension.valueBeforeDecodeView));return[new Uint8Array(encodeConstructedValue(field,
[new Uint8Array(encoded)]))]}function preparePreCert(certificate){let schema=readCertificateTBS(certificate),{field,extensions:extensions2}=readExtensionField(
schema),timestamps=readSCTList(extensions2.valueBlock.value.filter(isSCTExtension)),replacement=encodeExtensionsWithoutSCTs(
field,extensions2);return{tbs:encodeConstructedValue(schema,schema.valueBlock.value.flatMap(value=>value===field?replacement:
[value.valueBeforeDecodeView])),timestamps}}async function verifySCTsForCertificate(certificate,issuerCertificate,logs,index=-1,crypto2=getCrypto(
!0)){let{tbs,timestamps:parsedValue}=preparePreCert(certificate),stream=new SeqStream,issuerId=await crypto2.digest({name:"\
SHA-256"},new Uint8Array(issuerCertificate.subjectPublicKeyInfo.toSchema().toBER(!1)));stream.appendView(new Uint8Array(
issuerId)),stream.appendUint24(tbs.byteLength),stream.appendView(new Uint8Array(tbs));let preCert=stream.stream.slice(0,
stream.length);if(index===-1){let verifyArray=[];for(let timestamp of parsedValue.timestamps){let verifyResult=await timestamp.
verify(logs,preCert.buffer,1,crypto2);verifyArray.push(verifyResult)}return verifyArray}return index>=parsedValue.timestamps.
length&&(index=parsedValue.timestamps.length-1),[await parsedValue.timestamps[index].verify(logs,preCert.buffer,1,crypto2)]}
function tbsCertList(parameters={}){let names=parameters.names??{};return new Sequence({name:names.blockName||TBS_CERT_LIST,
value:[new Integer({optional:!0,name:names.tbsCertListVersion||TBS_CERT_LIST_VERSION,value:2}),AlgorithmIdentifier.schema(
names.signature||{names:{blockName:TBS_CERT_LIST_SIGNATURE}}),RelativeDistinguishedNames.schema(names.issuer||{names:{blockName:TBS_CERT_LIST_ISSUER}}),
Time.schema(names.tbsCertListThisUpdate||{names:{utcTimeName:TBS_CERT_LIST_THIS_UPDATE,generalTimeName:TBS_CERT_LIST_THIS_UPDATE}}),
Time.schema(names.tbsCertListNextUpdate||{names:{utcTimeName:TBS_CERT_LIST_NEXT_UPDATE,generalTimeName:TBS_CERT_LIST_NEXT_UPDATE}},
!0),new Sequence({optional:!0,value:[new Repeated({name:names.tbsCertListRevokedCertificates||TBS_CERT_LIST_REVOKED_CERTIFICATES,
value:new Sequence({value:[new Integer,Time.schema(),Extensions.schema({},!0)]})})]}),new Constructed({optional:!0,idBlock:{
tagClass:3,tagNumber:0},value:[Extensions.schema(names.crlExtensions||{names:{blockName:TBS_CERT_LIST_EXTENSIONS}})]})]})}
function isTrusted(cert,trustedList){for(let i=0;i<trustedList.length;i++)if(bytes_exports2.equal(cert.tbsView,trustedList[i].
tbsView))return!0;return!1}function CertificationRequestInfo(parameters={}){let names=parameters.names??{};return new Sequence(
{name:names.CertificationRequestInfo||CSR_INFO,value:[new Integer({name:names.CertificationRequestInfoVersion||CSR_INFO_VERSION}),
RelativeDistinguishedNames.schema(names.subject||{names:{blockName:CSR_INFO_SUBJECT}}),PublicKeyInfo.schema({names:{blockName:CSR_INFO_SPKI}}),
new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:0},value:[new Repeated({optional:!0,name:names.CertificationRequestInfoAttributes||
CSR_INFO_ATTRS,value:Attribute.schema(names.attributes||{})})]})]})}function initCryptoEngine(){if(typeof globalThis<"u"&&
"crypto"in globalThis){let engineName="webcrypto";"webkitSubtle"in globalThis.crypto&&(engineName="safari"),setEngine(engineName,
new CryptoEngine({name:engineName,crypto:globalThis.crypto}))}else if(typeof crypto<"u"&&"webcrypto"in crypto){let name="\
NodeJS ^15",nodeCrypto=crypto.webcrypto;setEngine(name,new CryptoEngine({name,crypto:nodeCrypto}))}}var EMPTY_BUFFER2,ArgumentError,
ParameterError,AsnError,PkiObject,TYPE$5,VALUE$6,AttributeTypeAndValue,TYPE_AND_VALUES,VALUE_BEFORE_DECODE,RDN,RelativeDistinguishedNames,
TYPE,VALUE,GeneralName,ACCESS_METHOD,ACCESS_LOCATION,CLEAR_PROPS$95,AccessDescription,SECONDS,MILLIS,MICROS,Accuracy,ALGORITHM_ID,
ALGORITHM_PARAMS,ALGORITHM$2,PARAMS,CLEAR_PROPS$94,AlgorithmIdentifier,ALT_NAMES,CLEAR_PROPS$93,AltName,TYPE$4,VALUES$1,
CLEAR_PROPS$92,Attribute,NOT_BEFORE_TIME,NOT_AFTER_TIME,CLEAR_PROPS$91,AttCertValidityPeriod,NAMES,GENERAL_NAMES,GeneralNames,
id_SubjectDirectoryAttributes,id_SubjectKeyIdentifier,id_KeyUsage,id_PrivateKeyUsagePeriod,id_SubjectAltName,id_IssuerAltName,
id_BasicConstraints,id_CRLNumber,id_BaseCRLNumber,id_CRLReason,id_InvalidityDate,id_IssuingDistributionPoint,id_CertificateIssuer,
id_NameConstraints,id_CRLDistributionPoints,id_FreshestCRL,id_CertificatePolicies,id_AnyPolicy,id_MicrosoftAppPolicies,id_PolicyMappings,
id_AuthorityKeyIdentifier,id_PolicyConstraints,id_ExtKeyUsage,id_InhibitAnyPolicy,id_AuthorityInfoAccess,id_SubjectInfoAccess,
id_SignedCertificateTimestampList,id_MicrosoftCertTemplateV1,id_MicrosoftPrevCaCertHash,id_MicrosoftCertTemplateV2,id_MicrosoftCaVersion,
id_QCStatements,id_ContentType_Data,id_ContentType_SignedData,id_ContentType_EnvelopedData,id_ContentType_EncryptedData,
id_eContentType_TSTInfo,id_CertBag_X509Certificate,id_CertBag_SDSICertificate,id_CertBag_AttributeCertificate,id_CRLBag_X509CRL,
id_pkix,id_ad,id_PKIX_OCSP_Basic,id_ad_caIssuers,id_ad_ocsp,id_sha1,id_sha256,id_sha384,id_sha512,KEY_IDENTIFIER$1,AUTHORITY_CERT_ISSUER,
AUTHORITY_CERT_SERIAL_NUMBER,CLEAR_PROPS$90,AuthorityKeyIdentifier,PATH_LENGTH_CONSTRAINT,CA,BasicConstraints,CERTIFICATE_INDEX,
KEY_INDEX,CAVersion,POLICY_QUALIFIER_ID,QUALIFIER,CLEAR_PROPS$89,PolicyQualifierInfo,POLICY_IDENTIFIER,POLICY_QUALIFIERS,
CLEAR_PROPS$88,PolicyInformation,CERTIFICATE_POLICIES,CLEAR_PROPS$87,CertificatePolicies,TEMPLATE_ID,TEMPLATE_MAJOR_VERSION,
TEMPLATE_MINOR_VERSION,CLEAR_PROPS$86,CertificateTemplate,DISTRIBUTION_POINT$1,DISTRIBUTION_POINT_NAMES$1,REASONS,CRL_ISSUER,
CRL_ISSUER_NAMES,CLEAR_PROPS$85,DistributionPoint,DISTRIBUTION_POINTS,CLEAR_PROPS$84,CRLDistributionPoints,KEY_PURPOSES,
CLEAR_PROPS$83,ExtKeyUsage,ACCESS_DESCRIPTIONS,InfoAccess,DISTRIBUTION_POINT,DISTRIBUTION_POINT_NAMES,ONLY_CONTAINS_USER_CERTS,
ONLY_CONTAINS_CA_CERTS,ONLY_SOME_REASON,INDIRECT_CRL,ONLY_CONTAINS_ATTRIBUTE_CERTS,CLEAR_PROPS$82,IssuingDistributionPoint,
BASE,MINIMUM,MAXIMUM,CLEAR_PROPS$81,GeneralSubtree,PERMITTED_SUBTREES,EXCLUDED_SUBTREES,CLEAR_PROPS$80,NameConstraints,REQUIRE_EXPLICIT_POLICY,
INHIBIT_POLICY_MAPPING,CLEAR_PROPS$79,PolicyConstraints,ISSUER_DOMAIN_POLICY,SUBJECT_DOMAIN_POLICY,CLEAR_PROPS$78,PolicyMapping,
MAPPINGS,CLEAR_PROPS$77,PolicyMappings,NOT_BEFORE$1,NOT_AFTER$1,CLEAR_PROPS$76,PrivateKeyUsagePeriod,ID,TYPE$3,VALUES,QC_STATEMENT_CLEAR_PROPS,
QC_STATEMENTS_CLEAR_PROPS,QCStatement,QCStatements,ECNamedCurves,X,Y,NAMED_CURVE$1,ECPublicKey,MODULUS$1,PUBLIC_EXPONENT$1,
CLEAR_PROPS$75,RSAPublicKey,ALGORITHM$1,SUBJECT_PUBLIC_KEY,CLEAR_PROPS$74,PublicKeyInfo,VERSION$21,PRIVATE_KEY$1,NAMED_CURVE,
PUBLIC_KEY$1,CLEAR_PROPS$73,ECPrivateKey,PRIME,EXPONENT,COEFFICIENT$1,CLEAR_PROPS$72,OtherPrimeInfo,VERSION$20,MODULUS,PUBLIC_EXPONENT,
PRIVATE_EXPONENT,PRIME1,PRIME2,EXPONENT1,EXPONENT2,COEFFICIENT,OTHER_PRIME_INFOS,CLEAR_PROPS$71,RSAPrivateKey,VERSION$19,
PRIVATE_KEY_ALGORITHM,PRIVATE_KEY,ATTRIBUTES$5,PARSED_KEY,CLEAR_PROPS$70,PrivateKeyInfo,CONTENT_TYPE$1,CONTENT_ENCRYPTION_ALGORITHM,
ENCRYPTED_CONTENT,CLEAR_PROPS$69,PIECE_SIZE,EncryptedContentInfo,HASH_ALGORITHM$4,MASK_GEN_ALGORITHM$1,SALT_LENGTH,TRAILER_FIELD,
CLEAR_PROPS$68,RSASSAPSSParams,SALT,ITERATION_COUNT,KEY_LENGTH,PRF,CLEAR_PROPS$67,PBKDF2Params,KEY_DERIVATION_FUNC,ENCRYPTION_SCHEME,
CLEAR_PROPS$66,PBES2Params,AbstractCryptoEngine,CryptoEngine,engine,TYPE$2,VALUE$5,UTC_TIME_NAME,GENERAL_TIME_NAME,CLEAR_PROPS$65,
TimeType,Time,TBS$4,VERSION$18,SERIAL_NUMBER$6,SIGNATURE$7,ISSUER$5,NOT_BEFORE,NOT_AFTER,SUBJECT$1,SUBJECT_PUBLIC_KEY_INFO,
ISSUER_UNIQUE_ID$2,SUBJECT_UNIQUE_ID,EXTENSIONS$6,SIGNATURE_ALGORITHM$8,SIGNATURE_VALUE$4,TBS_CERTIFICATE,TBS_CERTIFICATE_VERSION,
TBS_CERTIFICATE_SERIAL_NUMBER,TBS_CERTIFICATE_SIGNATURE,TBS_CERTIFICATE_ISSUER,TBS_CERTIFICATE_NOT_BEFORE,TBS_CERTIFICATE_NOT_AFTER,
TBS_CERTIFICATE_SUBJECT,TBS_CERTIFICATE_SUBJECT_PUBLIC_KEY,TBS_CERTIFICATE_ISSUER_UNIQUE_ID,TBS_CERTIFICATE_SUBJECT_UNIQUE_ID,
TBS_CERTIFICATE_EXTENSIONS,CLEAR_PROPS$64,Certificate,VERSION$17,LOG_ID,EXTENSIONS$5,TIMESTAMP,HASH_ALGORITHM$3,SIGNATURE_ALGORITHM$7,
SIGNATURE$6,NONE,MD5,SHA1,SHA224,SHA256,SHA384,SHA512,ANONYMOUS,RSA,DSA,ECDSA,SignedCertificateTimestamp,SCT_EXTENSION_OID,
TIMESTAMPS,SignedCertificateTimestampList,ATTRIBUTES$4,CLEAR_PROPS$63,SubjectDirectoryAttributes,ExtensionValueFactory,EXTN_ID,
CRITICAL,EXTN_VALUE,PARSED_VALUE$5,CLEAR_PROPS$62,Extension,EXTENSIONS$4,CLEAR_PROPS$61,Extensions,ISSUER$4,SERIAL_NUMBER$5,
ISSUER_UID,CLEAR_PROPS$60,IssuerSerial,VERSION$16,BASE_CERTIFICATE_ID$2,SUBJECT_NAME,ISSUER$3,SIGNATURE$5,SERIAL_NUMBER$4,
ATTR_CERT_VALIDITY_PERIOD$1,ATTRIBUTES$3,ISSUER_UNIQUE_ID$1,EXTENSIONS$3,CLEAR_PROPS$59,AttributeCertificateInfoV1,ACINFO$1,
SIGNATURE_ALGORITHM$6,SIGNATURE_VALUE$3,CLEAR_PROPS$58,AttributeCertificateV1,DIGESTED_OBJECT_TYPE,OTHER_OBJECT_TYPE_ID,
DIGEST_ALGORITHM$2,OBJECT_DIGEST,CLEAR_PROPS$57,ObjectDigestInfo,ISSUER_NAME,BASE_CERTIFICATE_ID$1,OBJECT_DIGEST_INFO$1,
CLEAR_PROPS$56,V2Form,BASE_CERTIFICATE_ID,ENTITY_NAME,OBJECT_DIGEST_INFO,CLEAR_PROPS$55,Holder,VERSION$15,HOLDER,ISSUER$2,
SIGNATURE$4,SERIAL_NUMBER$3,ATTR_CERT_VALIDITY_PERIOD,ATTRIBUTES$2,ISSUER_UNIQUE_ID,EXTENSIONS$2,CLEAR_PROPS$54,AttributeCertificateInfoV2,
ACINFO,SIGNATURE_ALGORITHM$5,SIGNATURE_VALUE$2,CLEAR_PROPS$53,AttributeCertificateV2,CONTENT_TYPE,CONTENT,CLEAR_PROPS$52,
ContentInfo,CERT_ID$1,CERT_VALUE,PARSED_VALUE$4,CLEAR_PROPS$51,CertBag,USER_CERTIFICATE,REVOCATION_DATE,CRL_ENTRY_EXTENSIONS,
CLEAR_PROPS$50,RevokedCertificate,TBS$3,VERSION$14,SIGNATURE$3,ISSUER$1,THIS_UPDATE$1,NEXT_UPDATE$1,REVOKED_CERTIFICATES,
CRL_EXTENSIONS,SIGNATURE_ALGORITHM$4,SIGNATURE_VALUE$1,TBS_CERT_LIST,TBS_CERT_LIST_VERSION,TBS_CERT_LIST_SIGNATURE,TBS_CERT_LIST_ISSUER,
TBS_CERT_LIST_THIS_UPDATE,TBS_CERT_LIST_NEXT_UPDATE,TBS_CERT_LIST_REVOKED_CERTIFICATES,TBS_CERT_LIST_EXTENSIONS,CLEAR_PROPS$49,
WELL_KNOWN_EXTENSIONS,CertificateRevocationList,CRL_ID,CRL_VALUE,PARSED_VALUE$3,CLEAR_PROPS$48,CRLBag,VERSION$13,ENCRYPTED_CONTENT_INFO$1,
UNPROTECTED_ATTRS$1,CLEAR_PROPS$47,EncryptedData,ENCRYPTION_ALGORITHM,ENCRYPTED_DATA,PARSED_VALUE$2,CLEAR_PROPS$46,PKCS8ShroudedKeyBag,
SECRET_TYPE_ID,SECRET_VALUE,CLEAR_PROPS$45,SecretBag,SafeBagValueFactory,BAG_ID,BAG_VALUE,BAG_ATTRIBUTES,CLEAR_PROPS$44,
SafeBag,SAFE_BUGS,SafeContents,OTHER_CERT_FORMAT,OTHER_CERT,CLEAR_PROPS$43,OtherCertificateFormat,CERTIFICATES$1,CLEAR_PROPS$42,
CertificateSet,OTHER_REV_INFO_FORMAT,OTHER_REV_INFO,CLEAR_PROPS$41,OtherRevocationInfoFormat,CRLS$3,OTHER_REVOCATION_INFOS,
CLEAR_PROPS$40,RevocationInfoChoices,CERTS$3,CRLS$2,CLEAR_PROPS$39,OriginatorInfo,ISSUER,SERIAL_NUMBER$2,CLEAR_PROPS$38,
IssuerAndSerialNumber,VARIANT$3,VALUE$4,CLEAR_PROPS$37,RecipientIdentifier,VERSION$12,RID$1,KEY_ENCRYPTION_ALGORITHM$3,ENCRYPTED_KEY$3,
RECIPIENT_CERTIFICATE$1,CLEAR_PROPS$36,KeyTransRecipientInfo,ALGORITHM,PUBLIC_KEY,CLEAR_PROPS$35,OriginatorPublicKey,VARIANT$2,
VALUE$3,CLEAR_PROPS$34,OriginatorIdentifierOrKey,KEY_ATTR_ID,KEY_ATTR,CLEAR_PROPS$33,OtherKeyAttribute,SUBJECT_KEY_IDENTIFIER,
DATE$1,OTHER$1,CLEAR_PROPS$32,RecipientKeyIdentifier,VARIANT$1,VALUE$2,CLEAR_PROPS$31,KeyAgreeRecipientIdentifier,RID,ENCRYPTED_KEY$2,
CLEAR_PROPS$30,RecipientEncryptedKey,ENCRYPTED_KEYS,RECIPIENT_ENCRYPTED_KEYS,CLEAR_PROPS$29,RecipientEncryptedKeys,VERSION$11,
ORIGINATOR,UKM,KEY_ENCRYPTION_ALGORITHM$2,RECIPIENT_ENCRYPTED_KEY,RECIPIENT_CERTIFICATE,RECIPIENT_PUBLIC_KEY,CLEAR_PROPS$28,
KeyAgreeRecipientInfo,KEY_IDENTIFIER,DATE2,OTHER,CLEAR_PROPS$27,KEKIdentifier,VERSION$10,KEK_ID,KEY_ENCRYPTION_ALGORITHM$1,
ENCRYPTED_KEY$1,PER_DEFINED_KEK,CLEAR_PROPS$26,KEKRecipientInfo,VERSION$9,KEY_DERIVATION_ALGORITHM,KEY_ENCRYPTION_ALGORITHM,
ENCRYPTED_KEY,PASSWORD,CLEAR_PROPS$25,PasswordRecipientinfo,ORI_TYPE,ORI_VALUE,CLEAR_PROPS$24,OtherRecipientInfo,VARIANT,
VALUE$1,CLEAR_PROPS$23,RecipientInfo,HASH_ALGORITHM$2,MASK_GEN_ALGORITHM,P_SOURCE_ALGORITHM,CLEAR_PROPS$22,RSAESOAEPParams,
KEY_INFO,ENTITY_U_INFO,SUPP_PUB_INFO,CLEAR_PROPS$21,ECCCMSSharedInfo,VERSION$8,ORIGINATOR_INFO,RECIPIENT_INFOS,ENCRYPTED_CONTENT_INFO,
UNPROTECTED_ATTRS,CLEAR_PROPS$20,defaultEncryptionParams,curveLengthByName,EnvelopedData,SAFE_CONTENTS,PARSED_VALUE$1,CONTENT_INFOS,
AuthenticatedSafe,HASH_ALGORITHM$1,ISSUER_NAME_HASH,ISSUER_KEY_HASH,SERIAL_NUMBER$1,CLEAR_PROPS$19,CertID,CERT_ID,CERT_STATUS,
THIS_UPDATE,NEXT_UPDATE,SINGLE_EXTENSIONS,CLEAR_PROPS$18,SingleResponse,TBS$2,VERSION$7,RESPONDER_ID,PRODUCED_AT,RESPONSES,
RESPONSE_EXTENSIONS,RESPONSE_DATA,RESPONSE_DATA_VERSION,RESPONSE_DATA_RESPONDER_ID,RESPONSE_DATA_PRODUCED_AT,RESPONSE_DATA_RESPONSES,
RESPONSE_DATA_RESPONSE_EXTENSIONS,CLEAR_PROPS$17,ResponseData,TRUSTED_CERTS,CERTS$2,CRLS$1,OCSPS$1,CHECK_DATE,FIND_ORIGIN,
FIND_ISSUER,ChainValidationCode,ChainValidationError,CertificateChainValidationEngine,TBS_RESPONSE_DATA,SIGNATURE_ALGORITHM$3,
SIGNATURE$2,CERTS$1,BASIC_OCSP_RESPONSE,BASIC_OCSP_RESPONSE_TBS_RESPONSE_DATA,BASIC_OCSP_RESPONSE_SIGNATURE_ALGORITHM,BASIC_OCSP_RESPONSE_SIGNATURE,
BASIC_OCSP_RESPONSE_CERTS,CLEAR_PROPS$16,ID_KP_OCSP_SIGNING,ID_CE_KEY_USAGE,ID_CE_EXT_KEY_USAGE,BasicOCSPResponse,TBS$1,
VERSION$6,SUBJECT,SPKI,ATTRIBUTES$1,SIGNATURE_ALGORITHM$2,SIGNATURE_VALUE,CSR_INFO,CSR_INFO_VERSION,CSR_INFO_SUBJECT,CSR_INFO_SPKI,
CSR_INFO_ATTRS,CLEAR_PROPS$15,CertificationRequest,DIGEST_ALGORITHM$1,DIGEST,CLEAR_PROPS$14,DigestInfo,E_CONTENT_TYPE,E_CONTENT,
CLEAR_PROPS$13,EncapsulatedContentInfo,KeyBag,MAC,MAC_SALT,ITERATIONS,CLEAR_PROPS$12,MacData,HASH_ALGORITHM,HASHED_MESSAGE,
CLEAR_PROPS$11,MessageImprint,REQ_CERT,SINGLE_REQUEST_EXTENSIONS,CLEAR_PROPS$10,Request,TBS,VERSION$5,REQUESTOR_NAME,REQUEST_LIST,
REQUEST_EXTENSIONS,TBS_REQUEST$1,TBS_REQUEST_VERSION,TBS_REQUEST_REQUESTOR_NAME,TBS_REQUEST_REQUESTS,TBS_REQUEST_REQUEST_EXTENSIONS,
CLEAR_PROPS$9,TBSRequest,SIGNATURE_ALGORITHM$1,SIGNATURE$1,CERTS,Signature,TBS_REQUEST,OPTIONAL_SIGNATURE,CLEAR_PROPS$8,
OCSPRequest,RESPONSE_TYPE,RESPONSE,CLEAR_PROPS$7,ResponseBytes,RESPONSE_STATUS,RESPONSE_BYTES,OCSPResponse,TYPE$1,ATTRIBUTES,
ENCODED_VALUE,CLEAR_PROPS$6,SignedAndUnsignedAttributes,VERSION$4,SID,DIGEST_ALGORITHM,SIGNED_ATTRS,SIGNATURE_ALGORITHM,
SIGNATURE,UNSIGNED_ATTRS,SIGNER_INFO,SIGNER_INFO_VERSION,SIGNER_INFO_SID,SIGNER_INFO_DIGEST_ALGORITHM,SIGNER_INFO_SIGNED_ATTRS,
SIGNER_INFO_SIGNATURE_ALGORITHM,SIGNER_INFO_SIGNATURE,SIGNER_INFO_UNSIGNED_ATTRS,CLEAR_PROPS$5,SignerInfo,VERSION$3,POLICY,
MESSAGE_IMPRINT$1,SERIAL_NUMBER,GEN_TIME,ORDERING,NONCE$1,ACCURACY,TSA,EXTENSIONS$1,TST_INFO,TST_INFO_VERSION,TST_INFO_POLICY,
TST_INFO_MESSAGE_IMPRINT,TST_INFO_SERIAL_NUMBER,TST_INFO_GEN_TIME,TST_INFO_ACCURACY,TST_INFO_ORDERING,TST_INFO_NONCE,TST_INFO_TSA,
TST_INFO_EXTENSIONS,CLEAR_PROPS$4,TSTInfo,VERSION$2,DIGEST_ALGORITHMS,ENCAP_CONTENT_INFO,CERTIFICATES,CRLS,SIGNER_INFOS,
OCSPS,SIGNED_DATA,SIGNED_DATA_VERSION,SIGNED_DATA_DIGEST_ALGORITHMS,SIGNED_DATA_ENCAP_CONTENT_INFO,SIGNED_DATA_CERTIFICATES,
SIGNED_DATA_CRLS,SIGNED_DATA_SIGNER_INFOS,CLEAR_PROPS$3,SignedDataVerifyError,SignedData,VERSION$1,AUTH_SAFE,MAC_DATA,PARSED_VALUE,
CLERA_PROPS,PFX,STATUS$1,STATUS_STRINGS,FAIL_INFO,CLEAR_PROPS$2,PKIStatus,PKIStatusInfo,VERSION,MESSAGE_IMPRINT,REQ_POLICY,
NONCE,CERT_REQ,EXTENSIONS,TIME_STAMP_REQ,TIME_STAMP_REQ_VERSION,TIME_STAMP_REQ_MESSAGE_IMPRINT,TIME_STAMP_REQ_POLICY,TIME_STAMP_REQ_NONCE,
TIME_STAMP_REQ_CERT_REQ,TIME_STAMP_REQ_EXTENSIONS,CLEAR_PROPS$1,TimeStampReq,STATUS,TIME_STAMP_TOKEN,TIME_STAMP_RESP,TIME_STAMP_RESP_STATUS,
TIME_STAMP_RESP_TOKEN,CLEAR_PROPS,TimeStampResp,init_build5=__esm({"node_modules/pkijs/build/index.js"(){init_build2();init_build3();
init_build4();init_legacy();init_sha2();EMPTY_BUFFER2=new ArrayBuffer(0),ArgumentError=class ArgumentError2 extends TypeError{constructor(..._args){
super(..._args),this.name=ArgumentError2.NAME}static{this.NAME="ArgumentError"}static isType(value,type){if(typeof type==
"string"){if(type==="Array"&&Array.isArray(value))return!0;if(type==="ArrayBuffer"&&value instanceof ArrayBuffer)return!0;
if(type==="ArrayBufferView"&&ArrayBuffer.isView(value))return!0;if(typeof value===type)return!0}else if(value instanceof
type)return!0;return!1}static assert(value,name,...types){for(let type of types)if(this.isType(value,type))return;let typeNames=types.
map(o=>o instanceof Function&&"name"in o?o.name:`${o}`);throw new ArgumentError2(`Parameter '${name}' is not of type ${typeNames.
length>1?`(${typeNames.join(" or ")})`:typeNames[0]}`)}},ParameterError=class ParameterError2 extends TypeError{static{this.
NAME="ParameterError"}static assert(...args){let target=null,params,fields;typeof args[0]=="string"?(target=args[0],params=
args[1],fields=args.slice(2)):(params=args[0],fields=args.slice(1)),ArgumentError.assert(params,"parameters","object");for(let field of fields){
let value=params[field];if(value==null)throw new ParameterError2(field,target)}}static assertEmpty(value,name,target){if(value==
null)throw new ParameterError2(name,target)}constructor(field,target=null,message){super(),this.name=ParameterError2.NAME,
this.field=field,target&&(this.target=target),message?this.message=message:this.message=`Absent mandatory parameter '${field}\
' ${target?` in '${target}'`:""}`}},AsnError=class AsnError2 extends Error{static assertSchema(asn1,target){if(!asn1.verified)
throw new Error(`Object's schema was not verified against input data for ${target}`)}static assert(asn,target){if(asn.offset===
-1)throw new AsnError2(`Error during parsing of ASN.1 data. Data is not correct for '${target}'.`)}constructor(message){
super(message),this.name="AsnError"}},PkiObject=class{static{this.CLASS_NAME="PkiObject"}static blockName(){return this.
CLASS_NAME}static fromBER(raw){let asn1=fromBER(raw);AsnError.assert(asn1,this.name);try{return new this({schema:asn1.result})}catch{
throw new AsnError(`Cannot create '${this.CLASS_NAME}' from ASN.1 object`)}}static defaultValues(memberName){throw new Error(
`Invalid member name for ${this.CLASS_NAME} class: ${memberName}`)}static schema(parameters={}){throw new Error(`Method \
'${this.CLASS_NAME}.schema' should be overridden`)}get className(){return this.constructor.CLASS_NAME}toString(encoding="\
hex"){let schema;try{schema=this.toSchema()}catch{schema=this.toSchema(!0)}let ber=schema.toBER();switch(encoding.toLowerCase()){case"\
hex":return hex_exports2.encode(ber);case"base64":return base64_exports.encode(ber);case"base64url":return base64url_exports.
encode(ber);default:throw new Error(`Unknown type of encoding '${encoding}'`)}}};TYPE$5="type",VALUE$6="value",AttributeTypeAndValue=
class AttributeTypeAndValue2 extends PkiObject{static{this.CLASS_NAME="AttributeTypeAndValue"}constructor(parameters={}){
super(),this.type=parameters[TYPE$5]??AttributeTypeAndValue2.defaultValues(TYPE$5),this.value=parameters[VALUE$6]??AttributeTypeAndValue2.
defaultValues(VALUE$6),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case TYPE$5:
return"";case VALUE$6:return{};default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.
names??{};return new Sequence({name:names.blockName||"",value:[new ObjectIdentifier({name:names.type||""}),new Any({name:names.
value||""})]})}fromSchema(schema){for(let prop of[TYPE$5,"typeValue"])delete schema[prop];let asn1=compareSchema(schema,
schema,AttributeTypeAndValue2.schema({names:{type:TYPE$5,value:"typeValue"}}));AsnError.assertSchema(asn1,this.className),
this.type=asn1.result.type.valueBlock.toString(),this.value=asn1.result.typeValue}toSchema(){return new Sequence({value:[
new ObjectIdentifier({value:this.type}),this.value]})}toJSON(){let _object={type:this.type};return Object.keys(this.value).
length!==0?_object.value=this.value.toJSON():_object.value=this.value,_object}isEqual(compareTo){let stringBlockNames=[Utf8String.
blockName(),BmpString.blockName(),UniversalString.blockName(),NumericString.blockName(),PrintableString.blockName(),TeletexString.
blockName(),VideotexString.blockName(),IA5String.blockName(),GraphicString.blockName(),VisibleString.blockName(),GeneralString.
blockName(),CharacterString.blockName()];if(compareTo instanceof ArrayBuffer)return bytes_exports2.equal(this.value.valueBeforeDecodeView,
compareTo);if(compareTo.constructor.blockName()===AttributeTypeAndValue2.blockName()){if(this.type!==compareTo.type)return!1;
let isStringPair=[!1,!1],thisName=this.value.constructor.blockName();for(let name of stringBlockNames)thisName===name&&(isStringPair[0]=
!0),compareTo.value.constructor.blockName()===name&&(isStringPair[1]=!0);if(isStringPair[0]!==isStringPair[1])return!1;if(isStringPair[0]&&
isStringPair[1]){let value1=stringPrep(this.value.valueBlock.value),value2=stringPrep(compareTo.value.valueBlock.value);
if(value1.localeCompare(value2)!==0)return!1}else if(!bytes_exports2.equal(this.value.valueBeforeDecodeView,compareTo.value.
valueBeforeDecodeView))return!1;return!0}return!1}},TYPE_AND_VALUES="typesAndValues",VALUE_BEFORE_DECODE="valueBeforeDec\
ode",RDN="RDN",RelativeDistinguishedNames=class RelativeDistinguishedNames2 extends PkiObject{static{this.CLASS_NAME="Re\
lativeDistinguishedNames"}constructor(parameters={}){super(),this.typesAndValues=parameters.typesAndValues??RelativeDistinguishedNames2.
defaultValues("typesAndValues"),this.valueBeforeDecode=parameters.valueBeforeDecode??RelativeDistinguishedNames2.defaultValues(
"valueBeforeDecode"),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case TYPE_AND_VALUES:
return[];case VALUE_BEFORE_DECODE:return EMPTY_BUFFER2;default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case TYPE_AND_VALUES:return memberValue.length===0;case VALUE_BEFORE_DECODE:return memberValue.byteLength===
0;default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence(
{name:names.blockName||"",value:[new Repeated({name:names.repeatedSequence||"",value:new Set({value:[new Repeated({name:names.
repeatedSet||"",value:AttributeTypeAndValue.schema(names.typeAndValue||{})})]})})]})}fromSchema(schema){for(let prop of[
"RDN",TYPE_AND_VALUES])delete schema[prop];let asn1=compareSchema(schema,schema,RelativeDistinguishedNames2.schema({names:{
blockName:"RDN",repeatedSet:TYPE_AND_VALUES}}));AsnError.assertSchema(asn1,this.className),"typesAndValues"in asn1.result&&
(this.typesAndValues=Array.from(asn1.result.typesAndValues,element=>new AttributeTypeAndValue({schema:element}))),this.valueBeforeDecode=
asn1.result.RDN.valueBeforeDecodeView.slice().buffer}toSchema(){if(this.valueBeforeDecode.byteLength===0)return new Sequence(
{value:[new Set({value:Array.from(this.typesAndValues,o=>o.toSchema())})]});let asn1=fromBER(this.valueBeforeDecode);if(AsnError.
assert(asn1,"RelativeDistinguishedNames"),!(asn1.result instanceof Sequence))throw new Error("ASN.1 result should be SEQ\
UENCE");return asn1.result}toJSON(){return{typesAndValues:Array.from(this.typesAndValues,o=>o.toJSON())}}isEqual(compareTo){
if(compareTo instanceof RelativeDistinguishedNames2){if(this.typesAndValues.length!==compareTo.typesAndValues.length)return!1;
for(let[index,typeAndValue]of this.typesAndValues.entries())if(typeAndValue.isEqual(compareTo.typesAndValues[index])===!1)
return!1;return!0}return compareTo instanceof ArrayBuffer?bytes_exports2.equal(this.valueBeforeDecode,compareTo):!1}},TYPE=
"type",VALUE="value";GeneralName=class GeneralName2 extends PkiObject{static{this.CLASS_NAME="GeneralName"}constructor(parameters={}){
super(),this.type=parameters.type??GeneralName2.defaultValues("type"),this.value=parameters.value??GeneralName2.defaultValues(
"value"),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case TYPE:
return 9;case VALUE:return{};default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case TYPE:return memberValue===GeneralName2.defaultValues(memberName);case VALUE:return Object.keys(memberValue).
length===0;default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Choice(
{value:[new Constructed({idBlock:{tagClass:3,tagNumber:0},name:names.blockName||"",value:[new ObjectIdentifier,new Constructed(
{idBlock:{tagClass:3,tagNumber:0},value:[new Any]})]}),new Primitive({name:names.blockName||"",idBlock:{tagClass:3,tagNumber:1}}),
new Primitive({name:names.blockName||"",idBlock:{tagClass:3,tagNumber:2}}),new Constructed({idBlock:{tagClass:3,tagNumber:3},
name:names.blockName||"",value:[builtInStandardAttributes(names.builtInStandardAttributes||{},!1),builtInDomainDefinedAttributes(
!0),extensionAttributes(!0)]}),new Constructed({idBlock:{tagClass:3,tagNumber:4},name:names.blockName||"",value:[RelativeDistinguishedNames.
schema(names.directoryName||{})]}),new Constructed({idBlock:{tagClass:3,tagNumber:5},name:names.blockName||"",value:[new Constructed(
{optional:!0,idBlock:{tagClass:3,tagNumber:0},value:[new Choice({value:[new TeletexString,new PrintableString,new UniversalString,
new Utf8String,new BmpString]})]}),new Constructed({idBlock:{tagClass:3,tagNumber:1},value:[new Choice({value:[new TeletexString,
new PrintableString,new UniversalString,new Utf8String,new BmpString]})]})]}),new Primitive({name:names.blockName||"",idBlock:{
tagClass:3,tagNumber:6}}),new Primitive({name:names.blockName||"",idBlock:{tagClass:3,tagNumber:7}}),new Primitive({name:names.
blockName||"",idBlock:{tagClass:3,tagNumber:8}})]})}fromSchema(schema){for(let prop of["blockName","otherName","rfc822Na\
me","dNSName","x400Address","directoryName","ediPartyName","uniformResourceIdentifier","iPAddress","registeredID"])delete schema[prop];
let asn1=compareSchema(schema,schema,GeneralName2.schema({names:{blockName:"blockName",otherName:"otherName",rfc822Name:"\
rfc822Name",dNSName:"dNSName",x400Address:"x400Address",directoryName:{names:{blockName:"directoryName"}},ediPartyName:"\
ediPartyName",uniformResourceIdentifier:"uniformResourceIdentifier",iPAddress:"iPAddress",registeredID:"registeredID"}}));
switch(AsnError.assertSchema(asn1,this.className),this.type=asn1.result.blockName.idBlock.tagNumber,this.type){case 0:this.
value=asn1.result.blockName;break;case 1:case 2:case 6:{let value=asn1.result.blockName;value.idBlock.tagClass=1,value.idBlock.
tagNumber=22;let valueBER=value.toBER(!1),asnValue=fromBER(valueBER);AsnError.assert(asnValue,"GeneralName value"),this.
value=asnValue.result.valueBlock.value}break;case 3:this.value=asn1.result.blockName;break;case 4:this.value=new RelativeDistinguishedNames(
{schema:asn1.result.directoryName});break;case 5:this.value=asn1.result.ediPartyName;break;case 7:this.value=new OctetString(
{valueHex:asn1.result.blockName.valueBlock.valueHex});break;case 8:{let value=asn1.result.blockName;value.idBlock.tagClass=
1,value.idBlock.tagNumber=6;let valueBER=value.toBER(!1),asnValue=fromBER(valueBER);AsnError.assert(asnValue,"GeneralNam\
e registeredID"),this.value=asnValue.result.valueBlock.toString()}}}toSchema(){switch(this.type){case 0:case 3:case 5:return new Constructed(
{idBlock:{tagClass:3,tagNumber:this.type},value:[this.value]});case 1:case 2:case 6:{let value=new IA5String({value:this.
value});return value.idBlock.tagClass=3,value.idBlock.tagNumber=this.type,value}case 4:return new Constructed({idBlock:{
tagClass:3,tagNumber:4},value:[this.value.toSchema()]});case 7:{let value=this.value;return value.idBlock.tagClass=3,value.
idBlock.tagNumber=this.type,value}case 8:{let value=new ObjectIdentifier({value:this.value});return value.idBlock.tagClass=
3,value.idBlock.tagNumber=this.type,value}default:return GeneralName2.schema()}}toJSON(){let _object={type:this.type,value:""};
if(typeof this.value=="string")_object.value=this.value;else try{_object.value=this.value.toJSON()}catch{}return _object}},
ACCESS_METHOD="accessMethod",ACCESS_LOCATION="accessLocation",CLEAR_PROPS$95=[ACCESS_METHOD,ACCESS_LOCATION],AccessDescription=
class AccessDescription2 extends PkiObject{static{this.CLASS_NAME="AccessDescription"}constructor(parameters={}){super(),
this.accessMethod=parameters[ACCESS_METHOD]??AccessDescription2.defaultValues(ACCESS_METHOD),this.accessLocation=parameters[ACCESS_LOCATION]??
AccessDescription2.defaultValues(ACCESS_LOCATION),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case ACCESS_METHOD:return"";case ACCESS_LOCATION:return new GeneralName;default:return super.defaultValues(
memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[
new ObjectIdentifier({name:names.accessMethod||""}),GeneralName.schema(names.accessLocation||{})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$95)
delete schema[prop];let asn1=compareSchema(schema,schema,AccessDescription2.schema({names:{accessMethod:ACCESS_METHOD,accessLocation:{
names:{blockName:ACCESS_LOCATION}}}}));AsnError.assertSchema(asn1,this.className),this.accessMethod=asn1.result.accessMethod.
valueBlock.toString(),this.accessLocation=new GeneralName({schema:asn1.result.accessLocation})}toSchema(){return new Sequence(
{value:[new ObjectIdentifier({value:this.accessMethod}),this.accessLocation.toSchema()]})}toJSON(){return{accessMethod:this.
accessMethod,accessLocation:this.accessLocation.toJSON()}}},SECONDS="seconds",MILLIS="millis",MICROS="micros",Accuracy=class Accuracy2 extends PkiObject{static{
this.CLASS_NAME="Accuracy"}constructor(parameters={}){super(),"seconds"in parameters&&(this.seconds=parameters.seconds??
Accuracy2.defaultValues("seconds")),"millis"in parameters&&(this.millis=parameters.millis??Accuracy2.defaultValues("mill\
is")),"micros"in parameters&&(this.micros=parameters.micros??Accuracy2.defaultValues("micros")),parameters.schema&&this.
fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case SECONDS:case MILLIS:case MICROS:return 0;default:
return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){switch(memberName){case SECONDS:case MILLIS:case MICROS:
return memberValue===Accuracy2.defaultValues(memberName);default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",optional:!0,value:[new Integer({optional:!0,
name:names.seconds||""}),new Primitive({name:names.millis||"",optional:!0,idBlock:{tagClass:3,tagNumber:0}}),new Primitive(
{name:names.micros||"",optional:!0,idBlock:{tagClass:3,tagNumber:1}})]})}fromSchema(schema){for(let prop of[SECONDS,MILLIS,
MICROS])delete schema[prop];let asn1=compareSchema(schema,schema,Accuracy2.schema({names:{seconds:SECONDS,millis:MILLIS,
micros:MICROS}}));if(AsnError.assertSchema(asn1,this.className),"seconds"in asn1.result&&(this.seconds=asn1.result.seconds.
valueBlock.valueDec),"millis"in asn1.result){let intMillis=new Integer({valueHex:asn1.result.millis.valueBlock.valueHex});
this.millis=intMillis.valueBlock.valueDec}if("micros"in asn1.result){let intMicros=new Integer({valueHex:asn1.result.micros.
valueBlock.valueHex});this.micros=intMicros.valueBlock.valueDec}}toSchema(){let outputArray=[];if(this.seconds!==void 0&&
outputArray.push(new Integer({value:this.seconds})),this.millis!==void 0){let intMillis=new Integer({value:this.millis});
outputArray.push(new Primitive({idBlock:{tagClass:3,tagNumber:0},valueHex:intMillis.valueBlock.valueHexView}))}if(this.micros!==
void 0){let intMicros=new Integer({value:this.micros});outputArray.push(new Primitive({idBlock:{tagClass:3,tagNumber:1},
valueHex:intMicros.valueBlock.valueHexView}))}return new Sequence({value:outputArray})}toJSON(){let _object={};return this.
seconds!==void 0&&(_object.seconds=this.seconds),this.millis!==void 0&&(_object.millis=this.millis),this.micros!==void 0&&
(_object.micros=this.micros),_object}},ALGORITHM_ID="algorithmId",ALGORITHM_PARAMS="algorithmParams",ALGORITHM$2="algori\
thm",PARAMS="params",CLEAR_PROPS$94=[ALGORITHM$2,PARAMS],AlgorithmIdentifier=class AlgorithmIdentifier2 extends PkiObject{static{
this.CLASS_NAME="AlgorithmIdentifier"}constructor(parameters={}){super(),this.algorithmId=parameters[ALGORITHM_ID]??AlgorithmIdentifier2.
defaultValues(ALGORITHM_ID),ALGORITHM_PARAMS in parameters&&(this.algorithmParams=parameters[ALGORITHM_PARAMS]??AlgorithmIdentifier2.
defaultValues(ALGORITHM_PARAMS)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case ALGORITHM_ID:return"";case ALGORITHM_PARAMS:return new Any;default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case ALGORITHM_ID:return memberValue==="";case ALGORITHM_PARAMS:return memberValue instanceof Any;default:
return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence(
{name:names.blockName||"",optional:names.optional||!1,value:[new ObjectIdentifier({name:names.algorithmIdentifier||""}),
new Any({name:names.algorithmParams||"",optional:!0})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$94)delete schema[prop];
let asn1=compareSchema(schema,schema,AlgorithmIdentifier2.schema({names:{algorithmIdentifier:ALGORITHM$2,algorithmParams:PARAMS}}));
AsnError.assertSchema(asn1,this.className),this.algorithmId=asn1.result.algorithm.valueBlock.toString(),PARAMS in asn1.result&&
(this.algorithmParams=asn1.result.params)}toSchema(){let outputArray=[];return outputArray.push(new ObjectIdentifier({value:this.
algorithmId})),this.algorithmParams&&!(this.algorithmParams instanceof Any)&&outputArray.push(this.algorithmParams),new Sequence(
{value:outputArray})}toJSON(){let object={algorithmId:this.algorithmId};return this.algorithmParams&&!(this.algorithmParams instanceof
Any)&&(object.algorithmParams=this.algorithmParams.toJSON()),object}isEqual(algorithmIdentifier){return!(algorithmIdentifier instanceof
AlgorithmIdentifier2)||this.algorithmId!==algorithmIdentifier.algorithmId?!1:this.algorithmParams?algorithmIdentifier.algorithmParams?
JSON.stringify(this.algorithmParams)===JSON.stringify(algorithmIdentifier.algorithmParams):!1:!algorithmIdentifier.algorithmParams}},
ALT_NAMES="altNames",CLEAR_PROPS$93=[ALT_NAMES],AltName=class AltName2 extends PkiObject{static{this.CLASS_NAME="AltName"}constructor(parameters={}){
super(),this.altNames=parameters[ALT_NAMES]??AltName2.defaultValues(ALT_NAMES),parameters.schema&&this.fromSchema(parameters.
schema)}static defaultValues(memberName){return memberName===ALT_NAMES?[]:super.defaultValues(memberName)}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[new Repeated({name:names.altNames||"",
value:GeneralName.schema()})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$93)delete schema[prop];let asn1=compareSchema(
schema,schema,AltName2.schema({names:{altNames:ALT_NAMES}}));AsnError.assertSchema(asn1,this.className),ALT_NAMES in asn1.
result&&(this.altNames=Array.from(asn1.result.altNames,element=>new GeneralName({schema:element})))}toSchema(){return new Sequence(
{value:Array.from(this.altNames,o=>o.toSchema())})}toJSON(){return{altNames:Array.from(this.altNames,o=>o.toJSON())}}},TYPE$4=
"type",VALUES$1="values",CLEAR_PROPS$92=[TYPE$4,VALUES$1],Attribute=class Attribute2 extends PkiObject{static{this.CLASS_NAME=
"Attribute"}constructor(parameters={}){super(),this.type=parameters[TYPE$4]??Attribute2.defaultValues(TYPE$4),this.values=
parameters[VALUES$1]??Attribute2.defaultValues(VALUES$1),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case TYPE$4:return"";case VALUES$1:return[];default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case TYPE$4:return memberValue==="";case VALUES$1:return memberValue.length===0;default:return super.
defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence({name:names.blockName||
"",value:[new ObjectIdentifier({name:names.type||""}),new Set({name:names.setName||"",value:[new Repeated({name:names.values||
"",value:new Any})]})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$92)delete schema[prop];let asn1=compareSchema(schema,
schema,Attribute2.schema({names:{type:TYPE$4,values:VALUES$1}}));AsnError.assertSchema(asn1,this.className),this.type=asn1.
result.type.valueBlock.toString(),this.values=asn1.result.values}toSchema(){return new Sequence({value:[new ObjectIdentifier(
{value:this.type}),new Set({value:this.values})]})}toJSON(){return{type:this.type,values:Array.from(this.values,o=>o.toJSON())}}},
NOT_BEFORE_TIME="notBeforeTime",NOT_AFTER_TIME="notAfterTime",CLEAR_PROPS$91=[NOT_BEFORE_TIME,NOT_AFTER_TIME],AttCertValidityPeriod=
class AttCertValidityPeriod2 extends PkiObject{static{this.CLASS_NAME="AttCertValidityPeriod"}constructor(parameters={}){
super(),this.notBeforeTime=parameters[NOT_BEFORE_TIME]??AttCertValidityPeriod2.defaultValues(NOT_BEFORE_TIME),this.notAfterTime=
parameters[NOT_AFTER_TIME]??AttCertValidityPeriod2.defaultValues(NOT_AFTER_TIME),parameters.schema&&this.fromSchema(parameters.
schema)}static defaultValues(memberName){switch(memberName){case NOT_BEFORE_TIME:case NOT_AFTER_TIME:return new Date(0,0,
0);default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence(
{name:names.blockName||"",value:[new GeneralizedTime({name:names.notBeforeTime||""}),new GeneralizedTime({name:names.notAfterTime||
""})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$91)delete schema[prop];let asn1=compareSchema(schema,schema,AttCertValidityPeriod2.
schema({names:{notBeforeTime:NOT_BEFORE_TIME,notAfterTime:NOT_AFTER_TIME}}));AsnError.assertSchema(asn1,this.className),
this.notBeforeTime=asn1.result.notBeforeTime.toDate(),this.notAfterTime=asn1.result.notAfterTime.toDate()}toSchema(){return new Sequence(
{value:[new GeneralizedTime({valueDate:this.notBeforeTime}),new GeneralizedTime({valueDate:this.notAfterTime})]})}toJSON(){
return{notBeforeTime:this.notBeforeTime,notAfterTime:this.notAfterTime}}},NAMES="names",GENERAL_NAMES="generalNames",GeneralNames=
class GeneralNames2 extends PkiObject{static{this.CLASS_NAME="GeneralNames"}constructor(parameters={}){super(),this.names=
parameters[NAMES]??GeneralNames2.defaultValues(NAMES),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
return memberName==="names"?[]:super.defaultValues(memberName)}static schema(parameters={},optional=!1){let names=parameters[NAMES]??
{};return new Sequence({optional,name:names.blockName||"",value:[new Repeated({name:names.generalNames||"",value:GeneralName.
schema()})]})}fromSchema(schema){for(let prop of[NAMES,GENERAL_NAMES])delete schema[prop];let asn1=compareSchema(schema,
schema,GeneralNames2.schema({names:{blockName:NAMES,generalNames:GENERAL_NAMES}}));AsnError.assertSchema(asn1,this.className),
this.names=Array.from(asn1.result.generalNames,element=>new GeneralName({schema:element}))}toSchema(){return new Sequence(
{value:Array.from(this.names,o=>o.toSchema())})}toJSON(){return{names:Array.from(this.names,o=>o.toJSON())}}},id_SubjectDirectoryAttributes=
"2.5.29.9",id_SubjectKeyIdentifier="2.5.29.14",id_KeyUsage="2.5.29.15",id_PrivateKeyUsagePeriod="2.5.29.16",id_SubjectAltName=
"2.5.29.17",id_IssuerAltName="2.5.29.18",id_BasicConstraints="2.5.29.19",id_CRLNumber="2.5.29.20",id_BaseCRLNumber="2.5.\
29.27",id_CRLReason="2.5.29.21",id_InvalidityDate="2.5.29.24",id_IssuingDistributionPoint="2.5.29.28",id_CertificateIssuer=
"2.5.29.29",id_NameConstraints="2.5.29.30",id_CRLDistributionPoints="2.5.29.31",id_FreshestCRL="2.5.29.46",id_CertificatePolicies=
"2.5.29.32",id_AnyPolicy="2.5.29.32.0",id_MicrosoftAppPolicies="1.3.6.1.4.1.311.21.10",id_PolicyMappings="2.5.29.33",id_AuthorityKeyIdentifier=
"2.5.29.35",id_PolicyConstraints="2.5.29.36",id_ExtKeyUsage="2.5.29.37",id_InhibitAnyPolicy="2.5.29.54",id_AuthorityInfoAccess=
"1.3.6.1.5.5.7.1.1",id_SubjectInfoAccess="1.3.6.1.5.5.7.1.11",id_SignedCertificateTimestampList="1.3.6.1.4.1.11129.2.4.2",
id_MicrosoftCertTemplateV1="1.3.6.1.4.1.311.20.2",id_MicrosoftPrevCaCertHash="1.3.6.1.4.1.311.21.2",id_MicrosoftCertTemplateV2=
"1.3.6.1.4.1.311.21.7",id_MicrosoftCaVersion="1.3.6.1.4.1.311.21.1",id_QCStatements="1.3.6.1.5.5.7.1.3",id_ContentType_Data=
"1.2.840.113549.1.7.1",id_ContentType_SignedData="1.2.840.113549.1.7.2",id_ContentType_EnvelopedData="1.2.840.113549.1.7\
.3",id_ContentType_EncryptedData="1.2.840.113549.1.7.6",id_eContentType_TSTInfo="1.2.840.113549.1.9.16.1.4",id_CertBag_X509Certificate=
"1.2.840.113549.1.9.22.1",id_CertBag_SDSICertificate="1.2.840.113549.1.9.22.2",id_CertBag_AttributeCertificate="1.2.840.\
113549.1.9.22.3",id_CRLBag_X509CRL="1.2.840.113549.1.9.23.1",id_pkix="1.3.6.1.5.5.7",id_ad=`${id_pkix}.48`,id_PKIX_OCSP_Basic=
`${id_ad}.1.1`,id_ad_caIssuers=`${id_ad}.2`,id_ad_ocsp=`${id_ad}.1`,id_sha1="1.3.14.3.2.26",id_sha256="2.16.840.1.101.3.\
4.2.1",id_sha384="2.16.840.1.101.3.4.2.2",id_sha512="2.16.840.1.101.3.4.2.3",KEY_IDENTIFIER$1="keyIdentifier",AUTHORITY_CERT_ISSUER=
"authorityCertIssuer",AUTHORITY_CERT_SERIAL_NUMBER="authorityCertSerialNumber",CLEAR_PROPS$90=[KEY_IDENTIFIER$1,AUTHORITY_CERT_ISSUER,
AUTHORITY_CERT_SERIAL_NUMBER],AuthorityKeyIdentifier=class AuthorityKeyIdentifier2 extends PkiObject{static{this.CLASS_NAME=
"AuthorityKeyIdentifier"}constructor(parameters={}){super(),KEY_IDENTIFIER$1 in parameters&&(this.keyIdentifier=parameters[KEY_IDENTIFIER$1]??
AuthorityKeyIdentifier2.defaultValues(KEY_IDENTIFIER$1)),AUTHORITY_CERT_ISSUER in parameters&&(this.authorityCertIssuer=
parameters[AUTHORITY_CERT_ISSUER]??AuthorityKeyIdentifier2.defaultValues(AUTHORITY_CERT_ISSUER)),AUTHORITY_CERT_SERIAL_NUMBER in
parameters&&(this.authorityCertSerialNumber=parameters[AUTHORITY_CERT_SERIAL_NUMBER]??AuthorityKeyIdentifier2.defaultValues(
AUTHORITY_CERT_SERIAL_NUMBER)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case KEY_IDENTIFIER$1:
return new OctetString;case AUTHORITY_CERT_ISSUER:return[];case AUTHORITY_CERT_SERIAL_NUMBER:return new Integer;default:
return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence(
{name:names.blockName||"",value:[new Primitive({name:names.keyIdentifier||"",optional:!0,idBlock:{tagClass:3,tagNumber:0}}),
new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:1},value:[new Repeated({name:names.authorityCertIssuer||"",value:GeneralName.
schema()})]}),new Primitive({name:names.authorityCertSerialNumber||"",optional:!0,idBlock:{tagClass:3,tagNumber:2}})]})}fromSchema(schema){
for(let prop of CLEAR_PROPS$90)delete schema[prop];let asn1=compareSchema(schema,schema,AuthorityKeyIdentifier2.schema({
names:{keyIdentifier:KEY_IDENTIFIER$1,authorityCertIssuer:AUTHORITY_CERT_ISSUER,authorityCertSerialNumber:AUTHORITY_CERT_SERIAL_NUMBER}}));
AsnError.assertSchema(asn1,this.className),KEY_IDENTIFIER$1 in asn1.result&&(this.keyIdentifier=new OctetString({valueHex:asn1.
result.keyIdentifier.valueBlock.valueHex})),AUTHORITY_CERT_ISSUER in asn1.result&&(this.authorityCertIssuer=Array.from(asn1.
result.authorityCertIssuer,o=>new GeneralName({schema:o}))),AUTHORITY_CERT_SERIAL_NUMBER in asn1.result&&(this.authorityCertSerialNumber=
new Integer({valueHex:asn1.result.authorityCertSerialNumber.valueBlock.valueHex}))}toSchema(){let outputArray=[];return this.
keyIdentifier&&outputArray.push(new Primitive({idBlock:{tagClass:3,tagNumber:0},valueHex:this.keyIdentifier.valueBlock.valueHexView})),
this.authorityCertIssuer&&outputArray.push(new Constructed({idBlock:{tagClass:3,tagNumber:1},value:Array.from(this.authorityCertIssuer,
o=>o.toSchema())})),this.authorityCertSerialNumber&&outputArray.push(new Primitive({idBlock:{tagClass:3,tagNumber:2},valueHex:this.
authorityCertSerialNumber.valueBlock.valueHexView})),new Sequence({value:outputArray})}toJSON(){let object={};return this.
keyIdentifier&&(object.keyIdentifier=this.keyIdentifier.toJSON()),this.authorityCertIssuer&&(object.authorityCertIssuer=
Array.from(this.authorityCertIssuer,o=>o.toJSON())),this.authorityCertSerialNumber&&(object.authorityCertSerialNumber=this.
authorityCertSerialNumber.toJSON()),object}},PATH_LENGTH_CONSTRAINT="pathLenConstraint",CA="cA",BasicConstraints=class BasicConstraints2 extends PkiObject{static{
this.CLASS_NAME="BasicConstraints"}constructor(parameters={}){super(),this.cA=parameters[CA]??!1,PATH_LENGTH_CONSTRAINT in
parameters&&(this.pathLenConstraint=parameters[PATH_LENGTH_CONSTRAINT]??0),parameters.schema&&this.fromSchema(parameters.
schema)}static defaultValues(memberName){return memberName===CA?!1:super.defaultValues(memberName)}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[new Boolean({optional:!0,name:names.
cA||""}),new Integer({optional:!0,name:names.pathLenConstraint||""})]})}fromSchema(schema){for(let prop of[CA,PATH_LENGTH_CONSTRAINT])
delete schema[prop];let asn1=compareSchema(schema,schema,BasicConstraints2.schema({names:{cA:CA,pathLenConstraint:PATH_LENGTH_CONSTRAINT}}));
AsnError.assertSchema(asn1,this.className),CA in asn1.result&&(this.cA=asn1.result.cA.valueBlock.value),PATH_LENGTH_CONSTRAINT in
asn1.result&&(asn1.result.pathLenConstraint.valueBlock.isHexOnly?this.pathLenConstraint=asn1.result.pathLenConstraint:this.
pathLenConstraint=asn1.result.pathLenConstraint.valueBlock.valueDec)}toSchema(){let outputArray=[];return this.cA!==BasicConstraints2.
defaultValues(CA)&&outputArray.push(new Boolean({value:this.cA})),PATH_LENGTH_CONSTRAINT in this&&(this.pathLenConstraint instanceof
Integer?outputArray.push(this.pathLenConstraint):outputArray.push(new Integer({value:this.pathLenConstraint}))),new Sequence(
{value:outputArray})}toJSON(){let object={};return this.cA!==BasicConstraints2.defaultValues(CA)&&(object.cA=this.cA),PATH_LENGTH_CONSTRAINT in
this&&(this.pathLenConstraint instanceof Integer?object.pathLenConstraint=this.pathLenConstraint.toJSON():object.pathLenConstraint=
this.pathLenConstraint),object}},CERTIFICATE_INDEX="certificateIndex",KEY_INDEX="keyIndex",CAVersion=class CAVersion2 extends PkiObject{static{
this.CLASS_NAME="CAVersion"}constructor(parameters={}){super(),this.certificateIndex=parameters[CERTIFICATE_INDEX]??CAVersion2.
defaultValues(CERTIFICATE_INDEX),this.keyIndex=parameters[KEY_INDEX]??CAVersion2.defaultValues(KEY_INDEX),parameters.schema&&
this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case CERTIFICATE_INDEX:case KEY_INDEX:
return 0;default:return super.defaultValues(memberName)}}static schema(){return new Integer}fromSchema(schema){if(schema.
constructor.blockName()!==Integer.blockName())throw new Error("Object's schema was not verified against input data for C\
AVersion");let value=schema.valueBlock.valueHex.slice(0),valueView=new Uint8Array(value);switch(!0){case value.byteLength<
4:{let tempValue=new ArrayBuffer(4);new Uint8Array(tempValue).set(valueView,4-value.byteLength),value=tempValue.slice(0)}
break;case value.byteLength>4:{let tempValue=new ArrayBuffer(4);new Uint8Array(tempValue).set(valueView.slice(0,4)),value=
tempValue.slice(0)}}let keyIndexBuffer=value.slice(0,2),keyIndexView8=new Uint8Array(keyIndexBuffer),temp=keyIndexView8[0];
keyIndexView8[0]=keyIndexView8[1],keyIndexView8[1]=temp;let keyIndexView16=new Uint16Array(keyIndexBuffer);this.keyIndex=
keyIndexView16[0];let certificateIndexBuffer=value.slice(2),certificateIndexView8=new Uint8Array(certificateIndexBuffer);
temp=certificateIndexView8[0],certificateIndexView8[0]=certificateIndexView8[1],certificateIndexView8[1]=temp;let certificateIndexView16=new Uint16Array(
certificateIndexBuffer);this.certificateIndex=certificateIndexView16[0]}toSchema(){let certificateIndexBuffer=new ArrayBuffer(
2),certificateIndexView=new Uint16Array(certificateIndexBuffer);certificateIndexView[0]=this.certificateIndex;let certificateIndexView8=new Uint8Array(
certificateIndexBuffer),temp=certificateIndexView8[0];certificateIndexView8[0]=certificateIndexView8[1],certificateIndexView8[1]=
temp;let keyIndexBuffer=new ArrayBuffer(2),keyIndexView=new Uint16Array(keyIndexBuffer);keyIndexView[0]=this.keyIndex;let keyIndexView8=new Uint8Array(
keyIndexBuffer);return temp=keyIndexView8[0],keyIndexView8[0]=keyIndexView8[1],keyIndexView8[1]=temp,new Integer({valueHex:bytes_exports2.
concat(keyIndexBuffer,certificateIndexBuffer)})}toJSON(){return{certificateIndex:this.certificateIndex,keyIndex:this.keyIndex}}},
POLICY_QUALIFIER_ID="policyQualifierId",QUALIFIER="qualifier",CLEAR_PROPS$89=[POLICY_QUALIFIER_ID,QUALIFIER],PolicyQualifierInfo=
class PolicyQualifierInfo2 extends PkiObject{static{this.CLASS_NAME="PolicyQualifierInfo"}constructor(parameters={}){super(),
this.policyQualifierId=parameters[POLICY_QUALIFIER_ID]??PolicyQualifierInfo2.defaultValues(POLICY_QUALIFIER_ID),this.qualifier=
parameters[QUALIFIER]??PolicyQualifierInfo2.defaultValues(QUALIFIER),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case POLICY_QUALIFIER_ID:return"";case QUALIFIER:return new Any;default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[new ObjectIdentifier({name:names.policyQualifierId||
""}),new Any({name:names.qualifier||""})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$89)delete schema[prop];let asn1=compareSchema(
schema,schema,PolicyQualifierInfo2.schema({names:{policyQualifierId:POLICY_QUALIFIER_ID,qualifier:QUALIFIER}}));AsnError.
assertSchema(asn1,this.className),this.policyQualifierId=asn1.result.policyQualifierId.valueBlock.toString(),this.qualifier=
asn1.result.qualifier}toSchema(){return new Sequence({value:[new ObjectIdentifier({value:this.policyQualifierId}),this.qualifier]})}toJSON(){
return{policyQualifierId:this.policyQualifierId,qualifier:this.qualifier.toJSON()}}},POLICY_IDENTIFIER="policyIdentifier",
POLICY_QUALIFIERS="policyQualifiers",CLEAR_PROPS$88=[POLICY_IDENTIFIER,POLICY_QUALIFIERS],PolicyInformation=class PolicyInformation2 extends PkiObject{static{
this.CLASS_NAME="PolicyInformation"}constructor(parameters={}){super(),this.policyIdentifier=parameters.policyIdentifier??
PolicyInformation2.defaultValues("policyIdentifier"),"policyQualifiers"in parameters&&(this.policyQualifiers=parameters.
policyQualifiers??PolicyInformation2.defaultValues("policyQualifiers")),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case POLICY_IDENTIFIER:return"";case POLICY_QUALIFIERS:return[];default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[new ObjectIdentifier({name:names.policyIdentifier||
""}),new Sequence({optional:!0,value:[new Repeated({name:names.policyQualifiers||"",value:PolicyQualifierInfo.schema()})]})]})}fromSchema(schema){
for(let prop of CLEAR_PROPS$88)delete schema[prop];let asn1=compareSchema(schema,schema,PolicyInformation2.schema({names:{
policyIdentifier:POLICY_IDENTIFIER,policyQualifiers:POLICY_QUALIFIERS}}));AsnError.assertSchema(asn1,this.className),this.
policyIdentifier=asn1.result.policyIdentifier.valueBlock.toString(),"policyQualifiers"in asn1.result&&(this.policyQualifiers=
Array.from(asn1.result.policyQualifiers,element=>new PolicyQualifierInfo({schema:element})))}toSchema(){let outputArray=[];
return outputArray.push(new ObjectIdentifier({value:this.policyIdentifier})),this.policyQualifiers&&outputArray.push(new Sequence(
{value:Array.from(this.policyQualifiers,o=>o.toSchema())})),new Sequence({value:outputArray})}toJSON(){let res={policyIdentifier:this.
policyIdentifier};return this.policyQualifiers&&(res.policyQualifiers=Array.from(this.policyQualifiers,o=>o.toJSON())),res}},
CERTIFICATE_POLICIES="certificatePolicies",CLEAR_PROPS$87=[CERTIFICATE_POLICIES],CertificatePolicies=class CertificatePolicies2 extends PkiObject{static{
this.CLASS_NAME="CertificatePolicies"}constructor(parameters={}){super(),this.certificatePolicies=parameters[CERTIFICATE_POLICIES]??
CertificatePolicies2.defaultValues(CERTIFICATE_POLICIES),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
return memberName===CERTIFICATE_POLICIES?[]:super.defaultValues(memberName)}static schema(parameters={}){let names=parameters.
names??{};return new Sequence({name:names.blockName||"",value:[new Repeated({name:names.certificatePolicies||"",value:PolicyInformation.
schema()})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$87)delete schema[prop];let asn1=compareSchema(schema,schema,
CertificatePolicies2.schema({names:{certificatePolicies:CERTIFICATE_POLICIES}}));AsnError.assertSchema(asn1,this.className),
this.certificatePolicies=Array.from(asn1.result.certificatePolicies,element=>new PolicyInformation({schema:element}))}toSchema(){
return new Sequence({value:Array.from(this.certificatePolicies,o=>o.toSchema())})}toJSON(){return{certificatePolicies:Array.
from(this.certificatePolicies,o=>o.toJSON())}}},TEMPLATE_ID="templateID",TEMPLATE_MAJOR_VERSION="templateMajorVersion",TEMPLATE_MINOR_VERSION=
"templateMinorVersion",CLEAR_PROPS$86=[TEMPLATE_ID,TEMPLATE_MAJOR_VERSION,TEMPLATE_MINOR_VERSION],CertificateTemplate=class CertificateTemplate2 extends PkiObject{constructor(parameters={}){
super(),this.templateID=parameters[TEMPLATE_ID]??CertificateTemplate2.defaultValues(TEMPLATE_ID),TEMPLATE_MAJOR_VERSION in
parameters&&(this.templateMajorVersion=parameters[TEMPLATE_MAJOR_VERSION]??CertificateTemplate2.defaultValues(TEMPLATE_MAJOR_VERSION)),
TEMPLATE_MINOR_VERSION in parameters&&(this.templateMinorVersion=parameters[TEMPLATE_MINOR_VERSION]??CertificateTemplate2.
defaultValues(TEMPLATE_MINOR_VERSION)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case TEMPLATE_ID:return"";case TEMPLATE_MAJOR_VERSION:case TEMPLATE_MINOR_VERSION:return 0;default:return super.
defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence({name:names.blockName||
"",value:[new ObjectIdentifier({name:names.templateID||""}),new Integer({name:names.templateMajorVersion||"",optional:!0}),
new Integer({name:names.templateMinorVersion||"",optional:!0})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$86)delete schema[prop];
let asn1=compareSchema(schema,schema,CertificateTemplate2.schema({names:{templateID:TEMPLATE_ID,templateMajorVersion:TEMPLATE_MAJOR_VERSION,
templateMinorVersion:TEMPLATE_MINOR_VERSION}}));AsnError.assertSchema(asn1,this.className),this.templateID=asn1.result.templateID.
valueBlock.toString(),TEMPLATE_MAJOR_VERSION in asn1.result&&(this.templateMajorVersion=asn1.result.templateMajorVersion.
valueBlock.valueDec),TEMPLATE_MINOR_VERSION in asn1.result&&(this.templateMinorVersion=asn1.result.templateMinorVersion.
valueBlock.valueDec)}toSchema(){let outputArray=[];return outputArray.push(new ObjectIdentifier({value:this.templateID})),
TEMPLATE_MAJOR_VERSION in this&&outputArray.push(new Integer({value:this.templateMajorVersion})),TEMPLATE_MINOR_VERSION in
this&&outputArray.push(new Integer({value:this.templateMinorVersion})),new Sequence({value:outputArray})}toJSON(){let res={
templateID:this.templateID};return TEMPLATE_MAJOR_VERSION in this&&(res.templateMajorVersion=this.templateMajorVersion),
TEMPLATE_MINOR_VERSION in this&&(res.templateMinorVersion=this.templateMinorVersion),res}},DISTRIBUTION_POINT$1="distrib\
utionPoint",DISTRIBUTION_POINT_NAMES$1="distributionPointNames",REASONS="reasons",CRL_ISSUER="cRLIssuer",CRL_ISSUER_NAMES=
"cRLIssuerNames",CLEAR_PROPS$85=[DISTRIBUTION_POINT$1,DISTRIBUTION_POINT_NAMES$1,REASONS,CRL_ISSUER,CRL_ISSUER_NAMES],DistributionPoint=
class DistributionPoint2 extends PkiObject{static{this.CLASS_NAME="DistributionPoint"}constructor(parameters={}){super(),
DISTRIBUTION_POINT$1 in parameters&&(this.distributionPoint=parameters[DISTRIBUTION_POINT$1]??DistributionPoint2.defaultValues(
DISTRIBUTION_POINT$1)),REASONS in parameters&&(this.reasons=parameters[REASONS]??DistributionPoint2.defaultValues(REASONS)),
CRL_ISSUER in parameters&&(this.cRLIssuer=parameters[CRL_ISSUER]??DistributionPoint2.defaultValues(CRL_ISSUER)),parameters.
schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case DISTRIBUTION_POINT$1:
return[];case REASONS:return new BitString;case CRL_ISSUER:return[];default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[new Constructed({optional:!0,idBlock:{
tagClass:3,tagNumber:0},value:[new Choice({value:[new Constructed({name:names.distributionPoint||"",optional:!0,idBlock:{
tagClass:3,tagNumber:0},value:[new Repeated({name:names.distributionPointNames||"",value:GeneralName.schema()})]}),new Constructed(
{name:names.distributionPoint||"",optional:!0,idBlock:{tagClass:3,tagNumber:1},value:RelativeDistinguishedNames.schema().
valueBlock.value})]})]}),new Primitive({name:names.reasons||"",optional:!0,idBlock:{tagClass:3,tagNumber:1}}),new Constructed(
{name:names.cRLIssuer||"",optional:!0,idBlock:{tagClass:3,tagNumber:2},value:[new Repeated({name:names.cRLIssuerNames||"",
value:GeneralName.schema()})]})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$85)delete schema[prop];let asn1=compareSchema(
schema,schema,DistributionPoint2.schema({names:{distributionPoint:DISTRIBUTION_POINT$1,distributionPointNames:DISTRIBUTION_POINT_NAMES$1,
reasons:REASONS,cRLIssuer:CRL_ISSUER,cRLIssuerNames:CRL_ISSUER_NAMES}}));AsnError.assertSchema(asn1,this.className),DISTRIBUTION_POINT$1 in
asn1.result&&(asn1.result.distributionPoint.idBlock.tagNumber===0&&(this.distributionPoint=Array.from(asn1.result.distributionPointNames,
element=>new GeneralName({schema:element}))),asn1.result.distributionPoint.idBlock.tagNumber===1&&(this.distributionPoint=
new RelativeDistinguishedNames({schema:new Sequence({value:asn1.result.distributionPoint.valueBlock.value})}))),REASONS in
asn1.result&&(this.reasons=new BitString({valueHex:asn1.result.reasons.valueBlock.valueHex})),CRL_ISSUER in asn1.result&&
(this.cRLIssuer=Array.from(asn1.result.cRLIssuerNames,element=>new GeneralName({schema:element})))}toSchema(){let outputArray=[];
if(this.distributionPoint){let internalValue;this.distributionPoint instanceof Array?internalValue=new Constructed({idBlock:{
tagClass:3,tagNumber:0},value:Array.from(this.distributionPoint,o=>o.toSchema())}):internalValue=new Constructed({idBlock:{
tagClass:3,tagNumber:1},value:[this.distributionPoint.toSchema()]}),outputArray.push(new Constructed({idBlock:{tagClass:3,
tagNumber:0},value:[internalValue]}))}return this.reasons&&outputArray.push(new Primitive({idBlock:{tagClass:3,tagNumber:1},
valueHex:this.reasons.valueBlock.valueHexView})),this.cRLIssuer&&outputArray.push(new Constructed({idBlock:{tagClass:3,tagNumber:2},
value:Array.from(this.cRLIssuer,o=>o.toSchema())})),new Sequence({value:outputArray})}toJSON(){let object={};return this.
distributionPoint&&(this.distributionPoint instanceof Array?object.distributionPoint=Array.from(this.distributionPoint,o=>o.
toJSON()):object.distributionPoint=this.distributionPoint.toJSON()),this.reasons&&(object.reasons=this.reasons.toJSON()),
this.cRLIssuer&&(object.cRLIssuer=Array.from(this.cRLIssuer,o=>o.toJSON())),object}},DISTRIBUTION_POINTS="distributionPo\
ints",CLEAR_PROPS$84=[DISTRIBUTION_POINTS],CRLDistributionPoints=class CRLDistributionPoints2 extends PkiObject{static{this.
CLASS_NAME="CRLDistributionPoints"}constructor(parameters={}){super(),this.distributionPoints=parameters[DISTRIBUTION_POINTS]??
CRLDistributionPoints2.defaultValues(DISTRIBUTION_POINTS),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
return memberName===DISTRIBUTION_POINTS?[]:super.defaultValues(memberName)}static schema(parameters={}){let names=parameters.
names??{};return new Sequence({name:names.blockName||"",value:[new Repeated({name:names.distributionPoints||"",value:DistributionPoint.
schema()})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$84)delete schema[prop];let asn1=compareSchema(schema,schema,
CRLDistributionPoints2.schema({names:{distributionPoints:DISTRIBUTION_POINTS}}));AsnError.assertSchema(asn1,this.className),
this.distributionPoints=Array.from(asn1.result.distributionPoints,element=>new DistributionPoint({schema:element}))}toSchema(){
return new Sequence({value:Array.from(this.distributionPoints,o=>o.toSchema())})}toJSON(){return{distributionPoints:Array.
from(this.distributionPoints,o=>o.toJSON())}}},KEY_PURPOSES="keyPurposes",CLEAR_PROPS$83=[KEY_PURPOSES],ExtKeyUsage=class ExtKeyUsage2 extends PkiObject{static{
this.CLASS_NAME="ExtKeyUsage"}constructor(parameters={}){super(),this.keyPurposes=parameters[KEY_PURPOSES]??ExtKeyUsage2.
defaultValues(KEY_PURPOSES),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){return memberName===
KEY_PURPOSES?[]:super.defaultValues(memberName)}static schema(parameters={}){let names=parameters.names??{};return new Sequence(
{name:names.blockName||"",value:[new Repeated({name:names.keyPurposes||"",value:new ObjectIdentifier})]})}fromSchema(schema){
for(let prop of CLEAR_PROPS$83)delete schema[prop];let asn1=compareSchema(schema,schema,ExtKeyUsage2.schema({names:{keyPurposes:KEY_PURPOSES}}));
AsnError.assertSchema(asn1,this.className),this.keyPurposes=Array.from(asn1.result.keyPurposes,element=>element.valueBlock.
toString())}toSchema(){return new Sequence({value:Array.from(this.keyPurposes,element=>new ObjectIdentifier({value:element}))})}toJSON(){
return{keyPurposes:Array.from(this.keyPurposes)}}},ACCESS_DESCRIPTIONS="accessDescriptions",InfoAccess=class InfoAccess2 extends PkiObject{static{
this.CLASS_NAME="InfoAccess"}constructor(parameters={}){super(),this.accessDescriptions=parameters[ACCESS_DESCRIPTIONS]??
InfoAccess2.defaultValues(ACCESS_DESCRIPTIONS),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
return memberName===ACCESS_DESCRIPTIONS?[]:super.defaultValues(memberName)}static schema(parameters={}){let names=parameters.
names??{};return new Sequence({name:names.blockName||"",value:[new Repeated({name:names.accessDescriptions||"",value:AccessDescription.
schema()})]})}fromSchema(schema){for(let prop of[ACCESS_DESCRIPTIONS])delete schema[prop];let asn1=compareSchema(schema,
schema,InfoAccess2.schema({names:{accessDescriptions:ACCESS_DESCRIPTIONS}}));AsnError.assertSchema(asn1,this.className),
this.accessDescriptions=Array.from(asn1.result.accessDescriptions,element=>new AccessDescription({schema:element}))}toSchema(){
return new Sequence({value:Array.from(this.accessDescriptions,o=>o.toSchema())})}toJSON(){return{accessDescriptions:Array.
from(this.accessDescriptions,o=>o.toJSON())}}},DISTRIBUTION_POINT="distributionPoint",DISTRIBUTION_POINT_NAMES="distribu\
tionPointNames",ONLY_CONTAINS_USER_CERTS="onlyContainsUserCerts",ONLY_CONTAINS_CA_CERTS="onlyContainsCACerts",ONLY_SOME_REASON=
"onlySomeReasons",INDIRECT_CRL="indirectCRL",ONLY_CONTAINS_ATTRIBUTE_CERTS="onlyContainsAttributeCerts",CLEAR_PROPS$82=[
DISTRIBUTION_POINT,DISTRIBUTION_POINT_NAMES,ONLY_CONTAINS_USER_CERTS,ONLY_CONTAINS_CA_CERTS,ONLY_SOME_REASON,INDIRECT_CRL,
ONLY_CONTAINS_ATTRIBUTE_CERTS],IssuingDistributionPoint=class IssuingDistributionPoint2 extends PkiObject{static{this.CLASS_NAME=
"IssuingDistributionPoint"}constructor(parameters={}){super(),DISTRIBUTION_POINT in parameters&&(this.distributionPoint=
parameters[DISTRIBUTION_POINT]??IssuingDistributionPoint2.defaultValues(DISTRIBUTION_POINT)),this.onlyContainsUserCerts=
parameters[ONLY_CONTAINS_USER_CERTS]??IssuingDistributionPoint2.defaultValues(ONLY_CONTAINS_USER_CERTS),this.onlyContainsCACerts=
parameters[ONLY_CONTAINS_CA_CERTS]??IssuingDistributionPoint2.defaultValues(ONLY_CONTAINS_CA_CERTS),ONLY_SOME_REASON in parameters&&
(this.onlySomeReasons=parameters[ONLY_SOME_REASON]??IssuingDistributionPoint2.defaultValues(ONLY_SOME_REASON)),this.indirectCRL=
parameters[INDIRECT_CRL]??IssuingDistributionPoint2.defaultValues(INDIRECT_CRL),this.onlyContainsAttributeCerts=parameters[ONLY_CONTAINS_ATTRIBUTE_CERTS]??
IssuingDistributionPoint2.defaultValues(ONLY_CONTAINS_ATTRIBUTE_CERTS),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case DISTRIBUTION_POINT:return[];case ONLY_CONTAINS_USER_CERTS:return!1;case ONLY_CONTAINS_CA_CERTS:return!1;case ONLY_SOME_REASON:
return 0;case INDIRECT_CRL:return!1;case ONLY_CONTAINS_ATTRIBUTE_CERTS:return!1;default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[new Constructed({optional:!0,idBlock:{
tagClass:3,tagNumber:0},value:[new Choice({value:[new Constructed({name:names.distributionPoint||"",idBlock:{tagClass:3,
tagNumber:0},value:[new Repeated({name:names.distributionPointNames||"",value:GeneralName.schema()})]}),new Constructed(
{name:names.distributionPoint||"",idBlock:{tagClass:3,tagNumber:1},value:RelativeDistinguishedNames.schema().valueBlock.
value})]})]}),new Primitive({name:names.onlyContainsUserCerts||"",optional:!0,idBlock:{tagClass:3,tagNumber:1}}),new Primitive(
{name:names.onlyContainsCACerts||"",optional:!0,idBlock:{tagClass:3,tagNumber:2}}),new Primitive({name:names.onlySomeReasons||
"",optional:!0,idBlock:{tagClass:3,tagNumber:3}}),new Primitive({name:names.indirectCRL||"",optional:!0,idBlock:{tagClass:3,
tagNumber:4}}),new Primitive({name:names.onlyContainsAttributeCerts||"",optional:!0,idBlock:{tagClass:3,tagNumber:5}})]})}fromSchema(schema){
for(let prop of CLEAR_PROPS$82)delete schema[prop];let asn1=compareSchema(schema,schema,IssuingDistributionPoint2.schema(
{names:{distributionPoint:DISTRIBUTION_POINT,distributionPointNames:DISTRIBUTION_POINT_NAMES,onlyContainsUserCerts:ONLY_CONTAINS_USER_CERTS,
onlyContainsCACerts:ONLY_CONTAINS_CA_CERTS,onlySomeReasons:ONLY_SOME_REASON,indirectCRL:INDIRECT_CRL,onlyContainsAttributeCerts:ONLY_CONTAINS_ATTRIBUTE_CERTS}}));
if(AsnError.assertSchema(asn1,this.className),DISTRIBUTION_POINT in asn1.result)switch(!0){case asn1.result.distributionPoint.
idBlock.tagNumber===0:this.distributionPoint=Array.from(asn1.result.distributionPointNames,element=>new GeneralName({schema:element}));
break;case asn1.result.distributionPoint.idBlock.tagNumber===1:this.distributionPoint=new RelativeDistinguishedNames({schema:new Sequence(
{value:asn1.result.distributionPoint.valueBlock.value})});break;default:throw new Error("Unknown tagNumber for distribut\
ionPoint: {$asn1.result.distributionPoint.idBlock.tagNumber}")}if(ONLY_CONTAINS_USER_CERTS in asn1.result){let view=new Uint8Array(
asn1.result.onlyContainsUserCerts.valueBlock.valueHex);this.onlyContainsUserCerts=view[0]!==0}if(ONLY_CONTAINS_CA_CERTS in
asn1.result){let view=new Uint8Array(asn1.result.onlyContainsCACerts.valueBlock.valueHex);this.onlyContainsCACerts=view[0]!==
0}if(ONLY_SOME_REASON in asn1.result){let view=new Uint8Array(asn1.result.onlySomeReasons.valueBlock.valueHex);this.onlySomeReasons=
view[0]}if(INDIRECT_CRL in asn1.result){let view=new Uint8Array(asn1.result.indirectCRL.valueBlock.valueHex);this.indirectCRL=
view[0]!==0}if(ONLY_CONTAINS_ATTRIBUTE_CERTS in asn1.result){let view=new Uint8Array(asn1.result.onlyContainsAttributeCerts.
valueBlock.valueHex);this.onlyContainsAttributeCerts=view[0]!==0}}toSchema(){let outputArray=[];if(this.distributionPoint){
let value;this.distributionPoint instanceof Array?value=new Constructed({idBlock:{tagClass:3,tagNumber:0},value:Array.from(
this.distributionPoint,o=>o.toSchema())}):(value=this.distributionPoint.toSchema(),value.idBlock.tagClass=3,value.idBlock.
tagNumber=1),outputArray.push(new Constructed({idBlock:{tagClass:3,tagNumber:0},value:[value]}))}if(this.onlyContainsUserCerts!==
IssuingDistributionPoint2.defaultValues(ONLY_CONTAINS_USER_CERTS)&&outputArray.push(new Primitive({idBlock:{tagClass:3,tagNumber:1},
valueHex:new Uint8Array([255]).buffer})),this.onlyContainsCACerts!==IssuingDistributionPoint2.defaultValues(ONLY_CONTAINS_CA_CERTS)&&
outputArray.push(new Primitive({idBlock:{tagClass:3,tagNumber:2},valueHex:new Uint8Array([255]).buffer})),this.onlySomeReasons!==
void 0){let buffer=new ArrayBuffer(1),view=new Uint8Array(buffer);view[0]=this.onlySomeReasons,outputArray.push(new Primitive(
{idBlock:{tagClass:3,tagNumber:3},valueHex:buffer}))}return this.indirectCRL!==IssuingDistributionPoint2.defaultValues(INDIRECT_CRL)&&
outputArray.push(new Primitive({idBlock:{tagClass:3,tagNumber:4},valueHex:new Uint8Array([255]).buffer})),this.onlyContainsAttributeCerts!==
IssuingDistributionPoint2.defaultValues(ONLY_CONTAINS_ATTRIBUTE_CERTS)&&outputArray.push(new Primitive({idBlock:{tagClass:3,
tagNumber:5},valueHex:new Uint8Array([255]).buffer})),new Sequence({value:outputArray})}toJSON(){let obj={};return this.
distributionPoint&&(this.distributionPoint instanceof Array?obj.distributionPoint=Array.from(this.distributionPoint,o=>o.
toJSON()):obj.distributionPoint=this.distributionPoint.toJSON()),this.onlyContainsUserCerts!==IssuingDistributionPoint2.
defaultValues(ONLY_CONTAINS_USER_CERTS)&&(obj.onlyContainsUserCerts=this.onlyContainsUserCerts),this.onlyContainsCACerts!==
IssuingDistributionPoint2.defaultValues(ONLY_CONTAINS_CA_CERTS)&&(obj.onlyContainsCACerts=this.onlyContainsCACerts),ONLY_SOME_REASON in
this&&(obj.onlySomeReasons=this.onlySomeReasons),this.indirectCRL!==IssuingDistributionPoint2.defaultValues(INDIRECT_CRL)&&
(obj.indirectCRL=this.indirectCRL),this.onlyContainsAttributeCerts!==IssuingDistributionPoint2.defaultValues(ONLY_CONTAINS_ATTRIBUTE_CERTS)&&
(obj.onlyContainsAttributeCerts=this.onlyContainsAttributeCerts),obj}},BASE="base",MINIMUM="minimum",MAXIMUM="maximum",CLEAR_PROPS$81=
[BASE,MINIMUM,MAXIMUM],GeneralSubtree=class GeneralSubtree2 extends PkiObject{static{this.CLASS_NAME="GeneralSubtree"}constructor(parameters={}){
super(),this.base=parameters[BASE]??GeneralSubtree2.defaultValues(BASE),this.minimum=parameters[MINIMUM]??GeneralSubtree2.
defaultValues(MINIMUM),MAXIMUM in parameters&&(this.maximum=parameters[MAXIMUM]??GeneralSubtree2.defaultValues(MAXIMUM)),
parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case BASE:return new GeneralName;case MINIMUM:
return 0;case MAXIMUM:return 0;default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.
names??{};return new Sequence({name:names.blockName||"",value:[GeneralName.schema(names.base||{}),new Constructed({optional:!0,
idBlock:{tagClass:3,tagNumber:0},value:[new Integer({name:names.minimum||""})]}),new Constructed({optional:!0,idBlock:{tagClass:3,
tagNumber:1},value:[new Integer({name:names.maximum||""})]})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$81)delete schema[prop];
let asn1=compareSchema(schema,schema,GeneralSubtree2.schema({names:{base:{names:{blockName:BASE}},minimum:MINIMUM,maximum:MAXIMUM}}));
AsnError.assertSchema(asn1,this.className),this.base=new GeneralName({schema:asn1.result.base}),MINIMUM in asn1.result&&
(asn1.result.minimum.valueBlock.isHexOnly?this.minimum=asn1.result.minimum:this.minimum=asn1.result.minimum.valueBlock.valueDec),
MAXIMUM in asn1.result&&(asn1.result.maximum.valueBlock.isHexOnly?this.maximum=asn1.result.maximum:this.maximum=asn1.result.
maximum.valueBlock.valueDec)}toSchema(){let outputArray=[];if(outputArray.push(this.base.toSchema()),this.minimum!==0){let valueMinimum=0;
this.minimum instanceof Integer?valueMinimum=this.minimum:valueMinimum=new Integer({value:this.minimum}),outputArray.push(
new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:0},value:[valueMinimum]}))}if(MAXIMUM in this){let valueMaximum=0;
this.maximum instanceof Integer?valueMaximum=this.maximum:valueMaximum=new Integer({value:this.maximum}),outputArray.push(
new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:1},value:[valueMaximum]}))}return new Sequence({value:outputArray})}toJSON(){
let res={base:this.base.toJSON()};return this.minimum!==0&&(typeof this.minimum=="number"?res.minimum=this.minimum:res.minimum=
this.minimum.toJSON()),this.maximum!==void 0&&(typeof this.maximum=="number"?res.maximum=this.maximum:res.maximum=this.maximum.
toJSON()),res}},PERMITTED_SUBTREES="permittedSubtrees",EXCLUDED_SUBTREES="excludedSubtrees",CLEAR_PROPS$80=[PERMITTED_SUBTREES,
EXCLUDED_SUBTREES],NameConstraints=class NameConstraints2 extends PkiObject{static{this.CLASS_NAME="NameConstraints"}constructor(parameters={}){
super(),PERMITTED_SUBTREES in parameters&&(this.permittedSubtrees=parameters[PERMITTED_SUBTREES]??NameConstraints2.defaultValues(
PERMITTED_SUBTREES)),EXCLUDED_SUBTREES in parameters&&(this.excludedSubtrees=parameters[EXCLUDED_SUBTREES]??NameConstraints2.
defaultValues(EXCLUDED_SUBTREES)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case PERMITTED_SUBTREES:case EXCLUDED_SUBTREES:return[];default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[new Constructed({optional:!0,idBlock:{
tagClass:3,tagNumber:0},value:[new Repeated({name:names.permittedSubtrees||"",value:GeneralSubtree.schema()})]}),new Constructed(
{optional:!0,idBlock:{tagClass:3,tagNumber:1},value:[new Repeated({name:names.excludedSubtrees||"",value:GeneralSubtree.
schema()})]})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$80)delete schema[prop];let asn1=compareSchema(schema,schema,
NameConstraints2.schema({names:{permittedSubtrees:PERMITTED_SUBTREES,excludedSubtrees:EXCLUDED_SUBTREES}}));AsnError.assertSchema(
asn1,this.className),PERMITTED_SUBTREES in asn1.result&&(this.permittedSubtrees=Array.from(asn1.result.permittedSubtrees,
element=>new GeneralSubtree({schema:element}))),EXCLUDED_SUBTREES in asn1.result&&(this.excludedSubtrees=Array.from(asn1.
result.excludedSubtrees,element=>new GeneralSubtree({schema:element})))}toSchema(){let outputArray=[];return this.permittedSubtrees&&
outputArray.push(new Constructed({idBlock:{tagClass:3,tagNumber:0},value:Array.from(this.permittedSubtrees,o=>o.toSchema())})),
this.excludedSubtrees&&outputArray.push(new Constructed({idBlock:{tagClass:3,tagNumber:1},value:Array.from(this.excludedSubtrees,
o=>o.toSchema())})),new Sequence({value:outputArray})}toJSON(){let object={};return this.permittedSubtrees&&(object.permittedSubtrees=
Array.from(this.permittedSubtrees,o=>o.toJSON())),this.excludedSubtrees&&(object.excludedSubtrees=Array.from(this.excludedSubtrees,
o=>o.toJSON())),object}},REQUIRE_EXPLICIT_POLICY="requireExplicitPolicy",INHIBIT_POLICY_MAPPING="inhibitPolicyMapping",CLEAR_PROPS$79=
[REQUIRE_EXPLICIT_POLICY,INHIBIT_POLICY_MAPPING],PolicyConstraints=class PolicyConstraints2 extends PkiObject{static{this.
CLASS_NAME="PolicyConstraints"}constructor(parameters={}){super(),REQUIRE_EXPLICIT_POLICY in parameters&&(this.requireExplicitPolicy=
parameters[REQUIRE_EXPLICIT_POLICY]??PolicyConstraints2.defaultValues(REQUIRE_EXPLICIT_POLICY)),INHIBIT_POLICY_MAPPING in
parameters&&(this.inhibitPolicyMapping=parameters[INHIBIT_POLICY_MAPPING]??PolicyConstraints2.defaultValues(INHIBIT_POLICY_MAPPING)),
parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case REQUIRE_EXPLICIT_POLICY:
return 0;case INHIBIT_POLICY_MAPPING:return 0;default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[new Primitive({name:names.requireExplicitPolicy||
"",optional:!0,idBlock:{tagClass:3,tagNumber:0}}),new Primitive({name:names.inhibitPolicyMapping||"",optional:!0,idBlock:{
tagClass:3,tagNumber:1}})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$79)delete schema[prop];let asn1=compareSchema(
schema,schema,PolicyConstraints2.schema({names:{requireExplicitPolicy:REQUIRE_EXPLICIT_POLICY,inhibitPolicyMapping:INHIBIT_POLICY_MAPPING}}));
if(AsnError.assertSchema(asn1,this.className),REQUIRE_EXPLICIT_POLICY in asn1.result){let field1=asn1.result.requireExplicitPolicy;
field1.idBlock.tagClass=1,field1.idBlock.tagNumber=2;let ber1=field1.toBER(!1),int1=fromBER(ber1);AsnError.assert(int1,"\
Integer"),this.requireExplicitPolicy=int1.result.valueBlock.valueDec}if(INHIBIT_POLICY_MAPPING in asn1.result){let field2=asn1.
result.inhibitPolicyMapping;field2.idBlock.tagClass=1,field2.idBlock.tagNumber=2;let ber2=field2.toBER(!1),int2=fromBER(
ber2);AsnError.assert(int2,"Integer"),this.inhibitPolicyMapping=int2.result.valueBlock.valueDec}}toSchema(){let outputArray=[];
if(REQUIRE_EXPLICIT_POLICY in this){let int1=new Integer({value:this.requireExplicitPolicy});int1.idBlock.tagClass=3,int1.
idBlock.tagNumber=0,outputArray.push(int1)}if(INHIBIT_POLICY_MAPPING in this){let int2=new Integer({value:this.inhibitPolicyMapping});
int2.idBlock.tagClass=3,int2.idBlock.tagNumber=1,outputArray.push(int2)}return new Sequence({value:outputArray})}toJSON(){
let res={};return REQUIRE_EXPLICIT_POLICY in this&&(res.requireExplicitPolicy=this.requireExplicitPolicy),INHIBIT_POLICY_MAPPING in
this&&(res.inhibitPolicyMapping=this.inhibitPolicyMapping),res}},ISSUER_DOMAIN_POLICY="issuerDomainPolicy",SUBJECT_DOMAIN_POLICY=
"subjectDomainPolicy",CLEAR_PROPS$78=[ISSUER_DOMAIN_POLICY,SUBJECT_DOMAIN_POLICY],PolicyMapping=class PolicyMapping2 extends PkiObject{static{
this.CLASS_NAME="PolicyMapping"}constructor(parameters={}){super(),this.issuerDomainPolicy=parameters[ISSUER_DOMAIN_POLICY]??
PolicyMapping2.defaultValues(ISSUER_DOMAIN_POLICY),this.subjectDomainPolicy=parameters[SUBJECT_DOMAIN_POLICY]??PolicyMapping2.
defaultValues(SUBJECT_DOMAIN_POLICY),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case ISSUER_DOMAIN_POLICY:return"";case SUBJECT_DOMAIN_POLICY:return"";default:return super.defaultValues(
memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[
new ObjectIdentifier({name:names.issuerDomainPolicy||""}),new ObjectIdentifier({name:names.subjectDomainPolicy||""})]})}fromSchema(schema){
for(let prop of CLEAR_PROPS$78)delete schema[prop];let asn1=compareSchema(schema,schema,PolicyMapping2.schema({names:{issuerDomainPolicy:ISSUER_DOMAIN_POLICY,
subjectDomainPolicy:SUBJECT_DOMAIN_POLICY}}));AsnError.assertSchema(asn1,this.className),this.issuerDomainPolicy=asn1.result.
issuerDomainPolicy.valueBlock.toString(),this.subjectDomainPolicy=asn1.result.subjectDomainPolicy.valueBlock.toString()}toSchema(){
return new Sequence({value:[new ObjectIdentifier({value:this.issuerDomainPolicy}),new ObjectIdentifier({value:this.subjectDomainPolicy})]})}toJSON(){
return{issuerDomainPolicy:this.issuerDomainPolicy,subjectDomainPolicy:this.subjectDomainPolicy}}},MAPPINGS="mappings",CLEAR_PROPS$77=
[MAPPINGS],PolicyMappings=class PolicyMappings2 extends PkiObject{static{this.CLASS_NAME="PolicyMappings"}constructor(parameters={}){
super(),this.mappings=parameters[MAPPINGS]??PolicyMappings2.defaultValues(MAPPINGS),parameters.schema&&this.fromSchema(parameters.
schema)}static defaultValues(memberName){return memberName===MAPPINGS?[]:super.defaultValues(memberName)}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[new Repeated({name:names.mappings||"",
value:PolicyMapping.schema()})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$77)delete schema[prop];let asn1=compareSchema(
schema,schema,PolicyMappings2.schema({names:{mappings:MAPPINGS}}));AsnError.assertSchema(asn1,this.className),this.mappings=
Array.from(asn1.result.mappings,element=>new PolicyMapping({schema:element}))}toSchema(){return new Sequence({value:Array.
from(this.mappings,o=>o.toSchema())})}toJSON(){return{mappings:Array.from(this.mappings,o=>o.toJSON())}}},NOT_BEFORE$1="\
notBefore",NOT_AFTER$1="notAfter",CLEAR_PROPS$76=[NOT_BEFORE$1,NOT_AFTER$1],PrivateKeyUsagePeriod=class PrivateKeyUsagePeriod2 extends PkiObject{static{
this.CLASS_NAME="PrivateKeyUsagePeriod"}constructor(parameters={}){super(),NOT_BEFORE$1 in parameters&&(this.notBefore=parameters[NOT_BEFORE$1]??
PrivateKeyUsagePeriod2.defaultValues(NOT_BEFORE$1)),NOT_AFTER$1 in parameters&&(this.notAfter=parameters[NOT_AFTER$1]??PrivateKeyUsagePeriod2.
defaultValues(NOT_AFTER$1)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case NOT_BEFORE$1:
return new Date;case NOT_AFTER$1:return new Date;default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[new Primitive({name:names.notBefore||
"",optional:!0,idBlock:{tagClass:3,tagNumber:0}}),new Primitive({name:names.notAfter||"",optional:!0,idBlock:{tagClass:3,
tagNumber:1}})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$76)delete schema[prop];let asn1=compareSchema(schema,schema,
PrivateKeyUsagePeriod2.schema({names:{notBefore:NOT_BEFORE$1,notAfter:NOT_AFTER$1}}));if(AsnError.assertSchema(asn1,this.
className),NOT_BEFORE$1 in asn1.result){let localNotBefore=new GeneralizedTime;localNotBefore.fromBuffer(asn1.result.notBefore.
valueBlock.valueHex),this.notBefore=localNotBefore.toDate()}if(NOT_AFTER$1 in asn1.result){let localNotAfter=new GeneralizedTime(
{valueHex:asn1.result.notAfter.valueBlock.valueHex});localNotAfter.fromBuffer(asn1.result.notAfter.valueBlock.valueHex),
this.notAfter=localNotAfter.toDate()}}toSchema(){let outputArray=[];return NOT_BEFORE$1 in this&&outputArray.push(new Primitive(
{idBlock:{tagClass:3,tagNumber:0},valueHex:new GeneralizedTime({valueDate:this.notBefore}).valueBlock.valueHexView})),NOT_AFTER$1 in
this&&outputArray.push(new Primitive({idBlock:{tagClass:3,tagNumber:1},valueHex:new GeneralizedTime({valueDate:this.notAfter}).
valueBlock.valueHexView})),new Sequence({value:outputArray})}toJSON(){let res={};return this.notBefore&&(res.notBefore=this.
notBefore),this.notAfter&&(res.notAfter=this.notAfter),res}},ID="id",TYPE$3="type",VALUES="values",QC_STATEMENT_CLEAR_PROPS=
[ID,TYPE$3],QC_STATEMENTS_CLEAR_PROPS=[VALUES],QCStatement=class QCStatement2 extends PkiObject{static{this.CLASS_NAME="\
QCStatement"}constructor(parameters={}){super(),this.id=parameters[ID]??QCStatement2.defaultValues(ID),TYPE$3 in parameters&&
(this.type=parameters[TYPE$3]??QCStatement2.defaultValues(TYPE$3)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case ID:return"";case TYPE$3:return new Null;default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case ID:return memberValue==="";case TYPE$3:return memberValue instanceof Null;default:return super.defaultValues(
memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[
new ObjectIdentifier({name:names.id||""}),new Any({name:names.type||"",optional:!0})]})}fromSchema(schema){for(let prop of QC_STATEMENT_CLEAR_PROPS)
delete schema[prop];let asn1=compareSchema(schema,schema,QCStatement2.schema({names:{id:ID,type:TYPE$3}}));AsnError.assertSchema(
asn1,this.className),this.id=asn1.result.id.valueBlock.toString(),TYPE$3 in asn1.result&&(this.type=asn1.result.type)}toSchema(){
let value=[new ObjectIdentifier({value:this.id})];return TYPE$3 in this&&value.push(this.type),new Sequence({value})}toJSON(){
let object={id:this.id};return this.type&&(object.type=this.type.toJSON()),object}},QCStatements=class QCStatements2 extends PkiObject{static{
this.CLASS_NAME="QCStatements"}constructor(parameters={}){super(),this.values=parameters[VALUES]??QCStatements2.defaultValues(
VALUES),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){return memberName===VALUES?
[]:super.defaultValues(memberName)}static compareWithDefault(memberName,memberValue){return memberName===VALUES?memberValue.
length===0:super.defaultValues(memberName)}static schema(parameters={}){let names=parameters.names??{};return new Sequence(
{name:names.blockName||"",value:[new Repeated({name:names.values||"",value:QCStatement.schema(names.value||{})})]})}fromSchema(schema){
for(let prop of QC_STATEMENTS_CLEAR_PROPS)delete schema[prop];let asn1=compareSchema(schema,schema,QCStatements2.schema(
{names:{values:VALUES}}));AsnError.assertSchema(asn1,this.className),this.values=Array.from(asn1.result.values,element=>new QCStatement(
{schema:element}))}toSchema(){return new Sequence({value:Array.from(this.values,o=>o.toSchema())})}toJSON(){return{values:Array.
from(this.values,o=>o.toJSON())}}},ECNamedCurves=class{static{this.namedCurves={}}static register(name,id,size){this.namedCurves[name.
toLowerCase()]=this.namedCurves[id]={name,id,size}}static find(nameOrId){return this.namedCurves[nameOrId.toLowerCase()]||
null}static{this.register("P-256","1.2.840.10045.3.1.7",32),this.register("P-384","1.3.132.0.34",48),this.register("P-52\
1","1.3.132.0.35",66),this.register("brainpoolP256r1","1.3.36.3.3.2.8.1.1.7",32),this.register("brainpoolP384r1","1.3.36\
.3.3.2.8.1.1.11",48),this.register("brainpoolP512r1","1.3.36.3.3.2.8.1.1.13",64)}},X="x",Y="y",NAMED_CURVE$1="namedCurve",
ECPublicKey=class ECPublicKey2 extends PkiObject{static{this.CLASS_NAME="ECPublicKey"}constructor(parameters={}){super(),
this.x=parameters[X]??ECPublicKey2.defaultValues(X),this.y=parameters[Y]??ECPublicKey2.defaultValues(Y),this.namedCurve=
parameters[NAMED_CURVE$1]??ECPublicKey2.defaultValues(NAMED_CURVE$1),parameters.json&&this.fromJSON(parameters.json),parameters.
schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case X:case Y:return EMPTY_BUFFER2;case NAMED_CURVE$1:
return"";default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){switch(memberName){case X:case Y:
return memberValue instanceof ArrayBuffer&&bytes_exports2.equal(memberValue,ECPublicKey2.defaultValues(memberName));case NAMED_CURVE$1:
return typeof memberValue=="string"&&memberValue===ECPublicKey2.defaultValues(memberName);default:return super.defaultValues(
memberName)}}static schema(){return new RawData}fromSchema(schema1){let view=toUint8Array2(schema1);if(view[0]!==4)throw new Error(
"Object's schema was not verified against input data for ECPublicKey");let namedCurve=ECNamedCurves.find(this.namedCurve);
if(!namedCurve)throw new Error(`Incorrect curve OID: ${this.namedCurve}`);let coordinateLength=namedCurve.size;if(view.byteLength!==
coordinateLength*2+1)throw new Error("Object's schema was not verified against input data for ECPublicKey");this.namedCurve=
namedCurve.name,this.x=view.slice(1,coordinateLength+1).buffer,this.y=view.slice(1+coordinateLength,coordinateLength*2+1).
buffer}toSchema(){return new RawData({data:bytes_exports2.concat(new Uint8Array([4]),this.x,this.y)})}toJSON(){let namedCurve=ECNamedCurves.
find(this.namedCurve);return{crv:namedCurve?namedCurve.name:this.namedCurve,x:base64url_exports.encode(this.x),y:base64url_exports.
encode(this.y)}}fromJSON(json){ParameterError.assert("json",json,"crv","x","y");let coordinateLength=0,namedCurve=ECNamedCurves.
find(json.crv);namedCurve&&(this.namedCurve=namedCurve.id,coordinateLength=namedCurve.size);let xConvertBuffer=base64url_exports.
decode(json.x,{allowPadding:!0});if(xConvertBuffer.byteLength<coordinateLength){this.x=new ArrayBuffer(coordinateLength);
let view=new Uint8Array(this.x),convertBufferView=new Uint8Array(xConvertBuffer);view.set(convertBufferView,1)}else this.
x=xConvertBuffer.slice(0,coordinateLength).buffer;let yConvertBuffer=base64url_exports.decode(json.y,{allowPadding:!0});
if(yConvertBuffer.byteLength<coordinateLength){this.y=new ArrayBuffer(coordinateLength);let view=new Uint8Array(this.y),
convertBufferView=new Uint8Array(yConvertBuffer);view.set(convertBufferView,1)}else this.y=yConvertBuffer.slice(0,coordinateLength).
buffer}},MODULUS$1="modulus",PUBLIC_EXPONENT$1="publicExponent",CLEAR_PROPS$75=[MODULUS$1,PUBLIC_EXPONENT$1],RSAPublicKey=
class RSAPublicKey2 extends PkiObject{static{this.CLASS_NAME="RSAPublicKey"}constructor(parameters={}){super(),this.modulus=
parameters[MODULUS$1]??RSAPublicKey2.defaultValues(MODULUS$1),this.publicExponent=parameters[PUBLIC_EXPONENT$1]??RSAPublicKey2.
defaultValues(PUBLIC_EXPONENT$1),parameters.json&&this.fromJSON(parameters.json),parameters.schema&&this.fromSchema(parameters.
schema)}static defaultValues(memberName){switch(memberName){case MODULUS$1:return new Integer;case PUBLIC_EXPONENT$1:return new Integer;default:
return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence(
{name:names.blockName||"",value:[new Integer({name:names.modulus||""}),new Integer({name:names.publicExponent||""})]})}fromSchema(schema){
for(let prop of CLEAR_PROPS$75)delete schema[prop];let asn1=compareSchema(schema,schema,RSAPublicKey2.schema({names:{modulus:MODULUS$1,
publicExponent:PUBLIC_EXPONENT$1}}));AsnError.assertSchema(asn1,this.className),this.modulus=asn1.result.modulus.convertFromDER(
256),this.publicExponent=asn1.result.publicExponent.convertFromDER()}toSchema(){return new Sequence({value:[this.modulus.
convertToDER(),this.publicExponent.convertToDER()]})}toJSON(){return{n:base64url_exports.encode(this.modulus.valueBlock.
valueHexView),e:base64url_exports.encode(this.publicExponent.valueBlock.valueHexView)}}fromJSON(json){ParameterError.assert(
"json",json,"n","e"),this.modulus=new Integer({valueHex:base64url_exports.decode(json.n,{allowPadding:!0})}),this.publicExponent=
new Integer({valueHex:base64url_exports.decode(json.e,{allowPadding:!0})})}},ALGORITHM$1="algorithm",SUBJECT_PUBLIC_KEY=
"subjectPublicKey",CLEAR_PROPS$74=[ALGORITHM$1,SUBJECT_PUBLIC_KEY],PublicKeyInfo=class PublicKeyInfo2 extends PkiObject{static{
this.CLASS_NAME="PublicKeyInfo"}get parsedKey(){if(this._parsedKey===void 0){switch(this.algorithm.algorithmId){case"1.2\
.840.10045.2.1":if("algorithmParams"in this.algorithm&&this.algorithm.algorithmParams.constructor.blockName()===ObjectIdentifier.
blockName())try{this._parsedKey=new ECPublicKey({namedCurve:this.algorithm.algorithmParams.valueBlock.toString(),schema:this.
subjectPublicKey.valueBlock.valueHexView})}catch{}break;case"1.2.840.113549.1.1.1":case"1.2.840.113549.1.1.10":{let publicKeyASN1=fromBER(
this.subjectPublicKey.valueBlock.valueHexView);if(publicKeyASN1.offset!==-1)try{this._parsedKey=new RSAPublicKey({schema:publicKeyASN1.
result})}catch{}}}this._parsedKey||=null}return this._parsedKey||void 0}set parsedKey(value){this._parsedKey=value}constructor(parameters={}){
super(),this.algorithm=parameters[ALGORITHM$1]??PublicKeyInfo2.defaultValues(ALGORITHM$1),this.subjectPublicKey=parameters[SUBJECT_PUBLIC_KEY]??
PublicKeyInfo2.defaultValues(SUBJECT_PUBLIC_KEY);let parsedKey=parameters.parsedKey??null;parsedKey&&(this.parsedKey=parsedKey),
parameters.json&&this.fromJSON(parameters.json),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case ALGORITHM$1:return new AlgorithmIdentifier;case SUBJECT_PUBLIC_KEY:return new BitString;default:
return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence(
{name:names.blockName||"",value:[AlgorithmIdentifier.schema(names.algorithm||{}),new BitString({name:names.subjectPublicKey||
""})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$74)delete schema[prop];let asn1=compareSchema(schema,schema,PublicKeyInfo2.
schema({names:{algorithm:{names:{blockName:ALGORITHM$1}},subjectPublicKey:SUBJECT_PUBLIC_KEY}}));AsnError.assertSchema(asn1,
this.className),this.algorithm=new AlgorithmIdentifier({schema:asn1.result.algorithm}),this.subjectPublicKey=asn1.result.
subjectPublicKey}toSchema(){return new Sequence({value:[this.algorithm.toSchema(),this.subjectPublicKey]})}toJSON(){if(!this.
parsedKey)return{algorithm:this.algorithm.toJSON(),subjectPublicKey:this.subjectPublicKey.toJSON()};let jwk={};switch(this.
algorithm.algorithmId){case"1.2.840.10045.2.1":jwk.kty="EC";break;case"1.2.840.113549.1.1.1":case"1.2.840.113549.1.1.10":
jwk.kty="RSA"}let publicKeyJWK=this.parsedKey.toJSON();return Object.assign(jwk,publicKeyJWK),jwk}fromJSON(json){if("kty"in
json){switch(json.kty.toUpperCase()){case"EC":this.parsedKey=new ECPublicKey({json}),this.algorithm=new AlgorithmIdentifier(
{algorithmId:"1.2.840.10045.2.1",algorithmParams:new ObjectIdentifier({value:this.parsedKey.namedCurve})});break;case"RS\
A":this.parsedKey=new RSAPublicKey({json}),this.algorithm=new AlgorithmIdentifier({algorithmId:"1.2.840.113549.1.1.1",algorithmParams:new Null});
break;default:throw new Error(`Invalid value for "kty" parameter: ${json.kty}`)}this.subjectPublicKey=new BitString({valueHex:this.
parsedKey.toSchema().toBER(!1)})}}async importKey(publicKey,crypto2=getCrypto(!0)){try{if(!publicKey)throw new Error("Ne\
ed to provide publicKey input parameter");let exportedKey=await crypto2.exportKey("spki",publicKey),asn1=fromBER(exportedKey);
try{this.fromSchema(asn1.result)}catch{throw new Error("Error during initializing object from schema")}}catch(e){let message=e instanceof
Error?e.message:`${e}`;throw new Error(`Error during exporting public key: ${message}`)}}},VERSION$21="version",PRIVATE_KEY$1=
"privateKey",NAMED_CURVE="namedCurve",PUBLIC_KEY$1="publicKey",CLEAR_PROPS$73=[VERSION$21,PRIVATE_KEY$1,NAMED_CURVE,PUBLIC_KEY$1],
ECPrivateKey=class ECPrivateKey2 extends PkiObject{static{this.CLASS_NAME="ECPrivateKey"}constructor(parameters={}){super(),
this.version=parameters[VERSION$21]??ECPrivateKey2.defaultValues(VERSION$21),this.privateKey=parameters[PRIVATE_KEY$1]??
ECPrivateKey2.defaultValues(PRIVATE_KEY$1),NAMED_CURVE in parameters&&(this.namedCurve=parameters[NAMED_CURVE]??ECPrivateKey2.
defaultValues(NAMED_CURVE)),PUBLIC_KEY$1 in parameters&&(this.publicKey=parameters[PUBLIC_KEY$1]??ECPrivateKey2.defaultValues(
PUBLIC_KEY$1)),parameters.json&&this.fromJSON(parameters.json),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case VERSION$21:return 1;case PRIVATE_KEY$1:return new OctetString;case NAMED_CURVE:return"";case PUBLIC_KEY$1:
return new ECPublicKey;default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case VERSION$21:return memberValue===ECPrivateKey2.defaultValues(memberName);case PRIVATE_KEY$1:return memberValue.
isEqual(ECPrivateKey2.defaultValues(memberName));case NAMED_CURVE:return memberValue==="";case PUBLIC_KEY$1:return ECPublicKey.
compareWithDefault(NAMED_CURVE,memberValue.namedCurve)&&ECPublicKey.compareWithDefault("x",memberValue.x)&&ECPublicKey.compareWithDefault(
"y",memberValue.y);default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??
{};return new Sequence({name:names.blockName||"",value:[new Integer({name:names.version||""}),new OctetString({name:names.
privateKey||""}),new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:0},value:[new ObjectIdentifier({name:names.namedCurve||
""})]}),new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:1},value:[new BitString({name:names.publicKey||""})]})]})}fromSchema(schema){
for(let prop of CLEAR_PROPS$73)delete schema[prop];let asn1=compareSchema(schema,schema,ECPrivateKey2.schema({names:{version:VERSION$21,
privateKey:PRIVATE_KEY$1,namedCurve:NAMED_CURVE,publicKey:PUBLIC_KEY$1}}));if(AsnError.assertSchema(asn1,this.className),
this.version=asn1.result.version.valueBlock.valueDec,this.privateKey=asn1.result.privateKey,NAMED_CURVE in asn1.result&&
(this.namedCurve=asn1.result.namedCurve.valueBlock.toString()),PUBLIC_KEY$1 in asn1.result){let publicKeyData={schema:asn1.
result.publicKey.valueBlock.valueHex};NAMED_CURVE in this&&(publicKeyData.namedCurve=this.namedCurve),this.publicKey=new ECPublicKey(
publicKeyData)}}toSchema(){let outputArray=[new Integer({value:this.version}),this.privateKey];return this.namedCurve&&outputArray.
push(new Constructed({idBlock:{tagClass:3,tagNumber:0},value:[new ObjectIdentifier({value:this.namedCurve})]})),this.publicKey&&
outputArray.push(new Constructed({idBlock:{tagClass:3,tagNumber:1},value:[new BitString({valueHex:this.publicKey.toSchema().
toBER(!1)})]})),new Sequence({value:outputArray})}toJSON(){if(!this.namedCurve||ECPrivateKey2.compareWithDefault(NAMED_CURVE,
this.namedCurve))throw new Error('Not enough information for making JSON: absent "namedCurve" value');let curve=ECNamedCurves.
find(this.namedCurve),privateKeyJSON={crv:curve?curve.name:this.namedCurve,d:base64url_exports.encode(this.privateKey.valueBlock.
valueHexView)};if(this.publicKey){let publicKeyJSON=this.publicKey.toJSON();privateKeyJSON.x=publicKeyJSON.x,privateKeyJSON.
y=publicKeyJSON.y}return privateKeyJSON}fromJSON(json){ParameterError.assert("json",json,"crv","d");let coordinateLength=0,
curve=ECNamedCurves.find(json.crv);curve&&(this.namedCurve=curve.id,coordinateLength=curve.size);let convertBuffer=base64url_exports.
decode(json.d);if(convertBuffer.byteLength<coordinateLength){let buffer=new ArrayBuffer(coordinateLength),view=new Uint8Array(
buffer),convertBufferView=new Uint8Array(convertBuffer);view.set(convertBufferView,1),this.privateKey=new OctetString({valueHex:buffer})}else
this.privateKey=new OctetString({valueHex:convertBuffer.slice(0,coordinateLength)});json.x&&json.y&&(this.publicKey=new ECPublicKey(
{json}))}},PRIME="prime",EXPONENT="exponent",COEFFICIENT$1="coefficient",CLEAR_PROPS$72=[PRIME,EXPONENT,COEFFICIENT$1],OtherPrimeInfo=
class OtherPrimeInfo2 extends PkiObject{static{this.CLASS_NAME="OtherPrimeInfo"}constructor(parameters={}){super(),this.
prime=parameters[PRIME]??OtherPrimeInfo2.defaultValues(PRIME),this.exponent=parameters[EXPONENT]??OtherPrimeInfo2.defaultValues(
EXPONENT),this.coefficient=parameters[COEFFICIENT$1]??OtherPrimeInfo2.defaultValues(COEFFICIENT$1),parameters.json&&this.
fromJSON(parameters.json),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case PRIME:
return new Integer;case EXPONENT:return new Integer;case COEFFICIENT$1:return new Integer;default:return super.defaultValues(
memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[
new Integer({name:names.prime||""}),new Integer({name:names.exponent||""}),new Integer({name:names.coefficient||""})]})}fromSchema(schema){
for(let prop of CLEAR_PROPS$72)delete schema[prop];let asn1=compareSchema(schema,schema,OtherPrimeInfo2.schema({names:{prime:PRIME,
exponent:EXPONENT,coefficient:COEFFICIENT$1}}));AsnError.assertSchema(asn1,this.className),this.prime=asn1.result.prime.
convertFromDER(),this.exponent=asn1.result.exponent.convertFromDER(),this.coefficient=asn1.result.coefficient.convertFromDER()}toSchema(){
return new Sequence({value:[this.prime.convertToDER(),this.exponent.convertToDER(),this.coefficient.convertToDER()]})}toJSON(){
return{r:base64url_exports.encode(this.prime.valueBlock.valueHexView),d:base64url_exports.encode(this.exponent.valueBlock.
valueHexView),t:base64url_exports.encode(this.coefficient.valueBlock.valueHexView)}}fromJSON(json){ParameterError.assert(
"json",json,"r","d","r"),this.prime=new Integer({valueHex:base64url_exports.decode(json.r)}),this.exponent=new Integer({
valueHex:base64url_exports.decode(json.d)}),this.coefficient=new Integer({valueHex:base64url_exports.decode(json.t)})}},
VERSION$20="version",MODULUS="modulus",PUBLIC_EXPONENT="publicExponent",PRIVATE_EXPONENT="privateExponent",PRIME1="prime\
1",PRIME2="prime2",EXPONENT1="exponent1",EXPONENT2="exponent2",COEFFICIENT="coefficient",OTHER_PRIME_INFOS="otherPrimeIn\
fos",CLEAR_PROPS$71=[VERSION$20,MODULUS,PUBLIC_EXPONENT,PRIVATE_EXPONENT,PRIME1,PRIME2,EXPONENT1,EXPONENT2,COEFFICIENT,OTHER_PRIME_INFOS],
RSAPrivateKey=class RSAPrivateKey2 extends PkiObject{static{this.CLASS_NAME="RSAPrivateKey"}constructor(parameters={}){super(),
this.version=parameters[VERSION$20]??RSAPrivateKey2.defaultValues(VERSION$20),this.modulus=parameters[MODULUS]??RSAPrivateKey2.
defaultValues(MODULUS),this.publicExponent=parameters[PUBLIC_EXPONENT]??RSAPrivateKey2.defaultValues(PUBLIC_EXPONENT),this.
privateExponent=parameters[PRIVATE_EXPONENT]??RSAPrivateKey2.defaultValues(PRIVATE_EXPONENT),this.prime1=parameters[PRIME1]??
RSAPrivateKey2.defaultValues(PRIME1),this.prime2=parameters[PRIME2]??RSAPrivateKey2.defaultValues(PRIME2),this.exponent1=
parameters[EXPONENT1]??RSAPrivateKey2.defaultValues(EXPONENT1),this.exponent2=parameters[EXPONENT2]??RSAPrivateKey2.defaultValues(
EXPONENT2),this.coefficient=parameters[COEFFICIENT]??RSAPrivateKey2.defaultValues(COEFFICIENT),OTHER_PRIME_INFOS in parameters&&
(this.otherPrimeInfos=parameters[OTHER_PRIME_INFOS]??RSAPrivateKey2.defaultValues(OTHER_PRIME_INFOS)),parameters.json&&this.
fromJSON(parameters.json),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case VERSION$20:
return 0;case MODULUS:return new Integer;case PUBLIC_EXPONENT:return new Integer;case PRIVATE_EXPONENT:return new Integer;case PRIME1:
return new Integer;case PRIME2:return new Integer;case EXPONENT1:return new Integer;case EXPONENT2:return new Integer;case COEFFICIENT:
return new Integer;case OTHER_PRIME_INFOS:return[];default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[new Integer({name:names.version||""}),
new Integer({name:names.modulus||""}),new Integer({name:names.publicExponent||""}),new Integer({name:names.privateExponent||
""}),new Integer({name:names.prime1||""}),new Integer({name:names.prime2||""}),new Integer({name:names.exponent1||""}),new Integer(
{name:names.exponent2||""}),new Integer({name:names.coefficient||""}),new Sequence({optional:!0,value:[new Repeated({name:names.
otherPrimeInfosName||"",value:OtherPrimeInfo.schema(names.otherPrimeInfo||{})})]})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$71)
delete schema[prop];let asn1=compareSchema(schema,schema,RSAPrivateKey2.schema({names:{version:VERSION$20,modulus:MODULUS,
publicExponent:PUBLIC_EXPONENT,privateExponent:PRIVATE_EXPONENT,prime1:PRIME1,prime2:PRIME2,exponent1:EXPONENT1,exponent2:EXPONENT2,
coefficient:COEFFICIENT,otherPrimeInfo:{names:{blockName:OTHER_PRIME_INFOS}}}}));AsnError.assertSchema(asn1,this.className),
this.version=asn1.result.version.valueBlock.valueDec,this.modulus=asn1.result.modulus.convertFromDER(256),this.publicExponent=
asn1.result.publicExponent,this.privateExponent=asn1.result.privateExponent.convertFromDER(256),this.prime1=asn1.result.
prime1.convertFromDER(128),this.prime2=asn1.result.prime2.convertFromDER(128),this.exponent1=asn1.result.exponent1.convertFromDER(
128),this.exponent2=asn1.result.exponent2.convertFromDER(128),this.coefficient=asn1.result.coefficient.convertFromDER(128),
OTHER_PRIME_INFOS in asn1.result&&(this.otherPrimeInfos=Array.from(asn1.result.otherPrimeInfos,element=>new OtherPrimeInfo(
{schema:element})))}toSchema(){let outputArray=[];return outputArray.push(new Integer({value:this.version})),outputArray.
push(this.modulus.convertToDER()),outputArray.push(this.publicExponent),outputArray.push(this.privateExponent.convertToDER()),
outputArray.push(this.prime1.convertToDER()),outputArray.push(this.prime2.convertToDER()),outputArray.push(this.exponent1.
convertToDER()),outputArray.push(this.exponent2.convertToDER()),outputArray.push(this.coefficient.convertToDER()),this.otherPrimeInfos&&
outputArray.push(new Sequence({value:Array.from(this.otherPrimeInfos,o=>o.toSchema())})),new Sequence({value:outputArray})}toJSON(){
let jwk={n:base64url_exports.encode(this.modulus.valueBlock.valueHexView),e:base64url_exports.encode(this.publicExponent.
valueBlock.valueHexView),d:base64url_exports.encode(this.privateExponent.valueBlock.valueHexView),p:base64url_exports.encode(
this.prime1.valueBlock.valueHexView),q:base64url_exports.encode(this.prime2.valueBlock.valueHexView),dp:base64url_exports.
encode(this.exponent1.valueBlock.valueHexView),dq:base64url_exports.encode(this.exponent2.valueBlock.valueHexView),qi:base64url_exports.
encode(this.coefficient.valueBlock.valueHexView)};return this.otherPrimeInfos&&(jwk.oth=Array.from(this.otherPrimeInfos,
o=>o.toJSON())),jwk}fromJSON(json){ParameterError.assert("json",json,"n","e","d","p","q","dp","dq","qi"),this.modulus=new Integer(
{valueHex:base64url_exports.decode(json.n)}),this.publicExponent=new Integer({valueHex:base64url_exports.decode(json.e)}),
this.privateExponent=new Integer({valueHex:base64url_exports.decode(json.d)}),this.prime1=new Integer({valueHex:base64url_exports.
decode(json.p)}),this.prime2=new Integer({valueHex:base64url_exports.decode(json.q)}),this.exponent1=new Integer({valueHex:base64url_exports.
decode(json.dp)}),this.exponent2=new Integer({valueHex:base64url_exports.decode(json.dq)}),this.coefficient=new Integer(
{valueHex:base64url_exports.decode(json.qi)}),json.oth&&(this.otherPrimeInfos=Array.from(json.oth,element=>new OtherPrimeInfo(
{json:element})))}},VERSION$19="version",PRIVATE_KEY_ALGORITHM="privateKeyAlgorithm",PRIVATE_KEY="privateKey",ATTRIBUTES$5=
"attributes",PARSED_KEY="parsedKey",CLEAR_PROPS$70=[VERSION$19,PRIVATE_KEY_ALGORITHM,PRIVATE_KEY,ATTRIBUTES$5],PrivateKeyInfo=
class PrivateKeyInfo2 extends PkiObject{static{this.CLASS_NAME="PrivateKeyInfo"}constructor(parameters={}){super(),this.
version=parameters[VERSION$19]??PrivateKeyInfo2.defaultValues(VERSION$19),this.privateKeyAlgorithm=parameters[PRIVATE_KEY_ALGORITHM]??
PrivateKeyInfo2.defaultValues(PRIVATE_KEY_ALGORITHM),this.privateKey=parameters[PRIVATE_KEY]??PrivateKeyInfo2.defaultValues(
PRIVATE_KEY),ATTRIBUTES$5 in parameters&&(this.attributes=parameters[ATTRIBUTES$5]??PrivateKeyInfo2.defaultValues(ATTRIBUTES$5)),
PARSED_KEY in parameters&&(this.parsedKey=parameters[PARSED_KEY]??PrivateKeyInfo2.defaultValues(PARSED_KEY)),parameters.
json&&this.fromJSON(parameters.json),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case VERSION$19:return 0;case PRIVATE_KEY_ALGORITHM:return new AlgorithmIdentifier;case PRIVATE_KEY:return new OctetString;case ATTRIBUTES$5:
return[];case PARSED_KEY:return{};default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.
names??{};return new Sequence({name:names.blockName||"",value:[new Integer({name:names.version||""}),AlgorithmIdentifier.
schema(names.privateKeyAlgorithm||{}),new OctetString({name:names.privateKey||""}),new Constructed({optional:!0,idBlock:{
tagClass:3,tagNumber:0},value:[new Repeated({name:names.attributes||"",value:Attribute.schema()})]})]})}fromSchema(schema){
for(let prop of CLEAR_PROPS$70)delete schema[prop];let asn1=compareSchema(schema,schema,PrivateKeyInfo2.schema({names:{version:VERSION$19,
privateKeyAlgorithm:{names:{blockName:PRIVATE_KEY_ALGORITHM}},privateKey:PRIVATE_KEY,attributes:ATTRIBUTES$5}}));switch(AsnError.
assertSchema(asn1,this.className),this.version=asn1.result.version.valueBlock.valueDec,this.privateKeyAlgorithm=new AlgorithmIdentifier(
{schema:asn1.result.privateKeyAlgorithm}),this.privateKey=asn1.result.privateKey,ATTRIBUTES$5 in asn1.result&&(this.attributes=
Array.from(asn1.result.attributes,element=>new Attribute({schema:element}))),this.privateKeyAlgorithm.algorithmId){case"\
1.2.840.113549.1.1.1":{let privateKeyASN1=fromBER(this.privateKey.valueBlock.valueHexView);privateKeyASN1.offset!==-1&&(this.
parsedKey=new RSAPrivateKey({schema:privateKeyASN1.result}))}break;case"1.2.840.10045.2.1":if("algorithmParams"in this.privateKeyAlgorithm&&
this.privateKeyAlgorithm.algorithmParams instanceof ObjectIdentifier){let privateKeyASN1=fromBER(this.privateKey.valueBlock.
valueHexView);privateKeyASN1.offset!==-1&&(this.parsedKey=new ECPrivateKey({namedCurve:this.privateKeyAlgorithm.algorithmParams.
valueBlock.toString(),schema:privateKeyASN1.result}))}}}toSchema(){let outputArray=[new Integer({value:this.version}),this.
privateKeyAlgorithm.toSchema(),this.privateKey];return this.attributes&&outputArray.push(new Constructed({optional:!0,idBlock:{
tagClass:3,tagNumber:0},value:Array.from(this.attributes,o=>o.toSchema())})),new Sequence({value:outputArray})}toJSON(){
if(!this.parsedKey){let object={version:this.version,privateKeyAlgorithm:this.privateKeyAlgorithm.toJSON(),privateKey:this.
privateKey.toJSON()};return this.attributes&&(object.attributes=Array.from(this.attributes,o=>o.toJSON())),object}let jwk={};
switch(this.privateKeyAlgorithm.algorithmId){case"1.2.840.10045.2.1":jwk.kty="EC";break;case"1.2.840.113549.1.1.1":jwk.kty=
"RSA"}let publicKeyJWK=this.parsedKey.toJSON();return Object.assign(jwk,publicKeyJWK),jwk}fromJSON(json){if("kty"in json){
switch(json.kty.toUpperCase()){case"EC":this.parsedKey=new ECPrivateKey({json}),this.privateKeyAlgorithm=new AlgorithmIdentifier(
{algorithmId:"1.2.840.10045.2.1",algorithmParams:new ObjectIdentifier({value:this.parsedKey.namedCurve})});break;case"RS\
A":this.parsedKey=new RSAPrivateKey({json}),this.privateKeyAlgorithm=new AlgorithmIdentifier({algorithmId:"1.2.840.11354\
9.1.1.1",algorithmParams:new Null});break;default:throw new Error(`Invalid value for "kty" parameter: ${json.kty}`)}this.
privateKey=new OctetString({valueHex:this.parsedKey.toSchema().toBER(!1)})}}},CONTENT_TYPE$1="contentType",CONTENT_ENCRYPTION_ALGORITHM=
"contentEncryptionAlgorithm",ENCRYPTED_CONTENT="encryptedContent",CLEAR_PROPS$69=[CONTENT_TYPE$1,CONTENT_ENCRYPTION_ALGORITHM,
ENCRYPTED_CONTENT],PIECE_SIZE=1024,EncryptedContentInfo=class EncryptedContentInfo2 extends PkiObject{static{this.CLASS_NAME=
"EncryptedContentInfo"}constructor(parameters={}){if(super(),this.contentType=parameters[CONTENT_TYPE$1]??EncryptedContentInfo2.
defaultValues(CONTENT_TYPE$1),this.contentEncryptionAlgorithm=parameters[CONTENT_ENCRYPTION_ALGORITHM]??EncryptedContentInfo2.
defaultValues(CONTENT_ENCRYPTION_ALGORITHM),ENCRYPTED_CONTENT in parameters&&parameters.encryptedContent&&(this.encryptedContent=
parameters.encryptedContent,this.encryptedContent.idBlock.tagClass===1&&this.encryptedContent.idBlock.tagNumber===4&&this.
encryptedContent.idBlock.isConstructed===!1&&!parameters.disableSplit)){let constrString=new OctetString({idBlock:{isConstructed:!0},
isConstructed:!0}),offset=0,valueHex=this.encryptedContent.valueBlock.valueHexView.slice().buffer,length=valueHex.byteLength;
for(;length>0;){let pieceView=new Uint8Array(valueHex,offset,offset+PIECE_SIZE>valueHex.byteLength?valueHex.byteLength-offset:
PIECE_SIZE),_array=new ArrayBuffer(pieceView.length),_view=new Uint8Array(_array);for(let i=0;i<_view.length;i++)_view[i]=
pieceView[i];constrString.valueBlock.value.push(new OctetString({valueHex:_array})),length-=pieceView.length,offset+=pieceView.
length}this.encryptedContent=constrString}parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case CONTENT_TYPE$1:return"";case CONTENT_ENCRYPTION_ALGORITHM:return new AlgorithmIdentifier;case ENCRYPTED_CONTENT:
return new OctetString;default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case CONTENT_TYPE$1:return memberValue==="";case CONTENT_ENCRYPTION_ALGORITHM:return memberValue.algorithmId===
""&&!("algorithmParams"in memberValue);case ENCRYPTED_CONTENT:return memberValue.isEqual(EncryptedContentInfo2.defaultValues(
ENCRYPTED_CONTENT));default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??
{};return new Sequence({name:names.blockName||"",value:[new ObjectIdentifier({name:names.contentType||""}),AlgorithmIdentifier.
schema(names.contentEncryptionAlgorithm||{}),new Choice({value:[new Constructed({name:names.encryptedContent||"",idBlock:{
tagClass:3,tagNumber:0},value:[new Repeated({value:new OctetString})]}),new Primitive({name:names.encryptedContent||"",idBlock:{
tagClass:3,tagNumber:0}})]})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$69)delete schema[prop];let asn1=compareSchema(
schema,schema,EncryptedContentInfo2.schema({names:{contentType:CONTENT_TYPE$1,contentEncryptionAlgorithm:{names:{blockName:CONTENT_ENCRYPTION_ALGORITHM}},
encryptedContent:ENCRYPTED_CONTENT}}));AsnError.assertSchema(asn1,this.className),this.contentType=asn1.result.contentType.
valueBlock.toString(),this.contentEncryptionAlgorithm=new AlgorithmIdentifier({schema:asn1.result.contentEncryptionAlgorithm}),
ENCRYPTED_CONTENT in asn1.result&&(this.encryptedContent=asn1.result.encryptedContent,this.encryptedContent.idBlock.tagClass=
1,this.encryptedContent.idBlock.tagNumber=4)}toSchema(){let sequenceLengthBlock={isIndefiniteForm:!1},outputArray=[];if(outputArray.
push(new ObjectIdentifier({value:this.contentType})),outputArray.push(this.contentEncryptionAlgorithm.toSchema()),this.encryptedContent){
sequenceLengthBlock.isIndefiniteForm=this.encryptedContent.idBlock.isConstructed;let encryptedValue=this.encryptedContent;
encryptedValue.idBlock.tagClass=3,encryptedValue.idBlock.tagNumber=0,encryptedValue.lenBlock.isIndefiniteForm=this.encryptedContent.
idBlock.isConstructed,outputArray.push(encryptedValue)}return new Sequence({lenBlock:sequenceLengthBlock,value:outputArray})}toJSON(){
let res={contentType:this.contentType,contentEncryptionAlgorithm:this.contentEncryptionAlgorithm.toJSON()};return this.encryptedContent&&
(res.encryptedContent=this.encryptedContent.toJSON()),res}getEncryptedContent(){if(!this.encryptedContent)throw new Error(
"Parameter 'encryptedContent' is undefined");return OctetString.prototype.getValue.call(this.encryptedContent)}},HASH_ALGORITHM$4=
"hashAlgorithm",MASK_GEN_ALGORITHM$1="maskGenAlgorithm",SALT_LENGTH="saltLength",TRAILER_FIELD="trailerField",CLEAR_PROPS$68=
[HASH_ALGORITHM$4,MASK_GEN_ALGORITHM$1,SALT_LENGTH,TRAILER_FIELD],RSASSAPSSParams=class RSASSAPSSParams2 extends PkiObject{static{
this.CLASS_NAME="RSASSAPSSParams"}constructor(parameters={}){super(),this.hashAlgorithm=parameters[HASH_ALGORITHM$4]??RSASSAPSSParams2.
defaultValues(HASH_ALGORITHM$4),this.maskGenAlgorithm=parameters[MASK_GEN_ALGORITHM$1]??RSASSAPSSParams2.defaultValues(MASK_GEN_ALGORITHM$1),
this.saltLength=parameters[SALT_LENGTH]??RSASSAPSSParams2.defaultValues(SALT_LENGTH),this.trailerField=parameters[TRAILER_FIELD]??
RSASSAPSSParams2.defaultValues(TRAILER_FIELD),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case HASH_ALGORITHM$4:return new AlgorithmIdentifier({algorithmId:"1.3.14.3.2.26",algorithmParams:new Null});case MASK_GEN_ALGORITHM$1:
return new AlgorithmIdentifier({algorithmId:"1.2.840.113549.1.1.8",algorithmParams:new AlgorithmIdentifier({algorithmId:"\
1.3.14.3.2.26",algorithmParams:new Null}).toSchema()});case SALT_LENGTH:return 20;case TRAILER_FIELD:return 1;default:return super.
defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence({name:names.blockName||
"",value:[new Constructed({idBlock:{tagClass:3,tagNumber:0},optional:!0,value:[AlgorithmIdentifier.schema(names.hashAlgorithm||
{})]}),new Constructed({idBlock:{tagClass:3,tagNumber:1},optional:!0,value:[AlgorithmIdentifier.schema(names.maskGenAlgorithm||
{})]}),new Constructed({idBlock:{tagClass:3,tagNumber:2},optional:!0,value:[new Integer({name:names.saltLength||""})]}),
new Constructed({idBlock:{tagClass:3,tagNumber:3},optional:!0,value:[new Integer({name:names.trailerField||""})]})]})}fromSchema(schema){
for(let prop of CLEAR_PROPS$68)delete schema[prop];let asn1=compareSchema(schema,schema,RSASSAPSSParams2.schema({names:{
hashAlgorithm:{names:{blockName:HASH_ALGORITHM$4}},maskGenAlgorithm:{names:{blockName:MASK_GEN_ALGORITHM$1}},saltLength:SALT_LENGTH,
trailerField:TRAILER_FIELD}}));AsnError.assertSchema(asn1,this.className),HASH_ALGORITHM$4 in asn1.result&&(this.hashAlgorithm=
new AlgorithmIdentifier({schema:asn1.result.hashAlgorithm})),MASK_GEN_ALGORITHM$1 in asn1.result&&(this.maskGenAlgorithm=
new AlgorithmIdentifier({schema:asn1.result.maskGenAlgorithm})),SALT_LENGTH in asn1.result&&(this.saltLength=asn1.result.
saltLength.valueBlock.valueDec),TRAILER_FIELD in asn1.result&&(this.trailerField=asn1.result.trailerField.valueBlock.valueDec)}toSchema(){
let outputArray=[];return this.hashAlgorithm.isEqual(RSASSAPSSParams2.defaultValues(HASH_ALGORITHM$4))||outputArray.push(
new Constructed({idBlock:{tagClass:3,tagNumber:0},value:[this.hashAlgorithm.toSchema()]})),this.maskGenAlgorithm.isEqual(
RSASSAPSSParams2.defaultValues(MASK_GEN_ALGORITHM$1))||outputArray.push(new Constructed({idBlock:{tagClass:3,tagNumber:1},
value:[this.maskGenAlgorithm.toSchema()]})),this.saltLength!==RSASSAPSSParams2.defaultValues(SALT_LENGTH)&&outputArray.push(
new Constructed({idBlock:{tagClass:3,tagNumber:2},value:[new Integer({value:this.saltLength})]})),this.trailerField!==RSASSAPSSParams2.
defaultValues(TRAILER_FIELD)&&outputArray.push(new Constructed({idBlock:{tagClass:3,tagNumber:3},value:[new Integer({value:this.
trailerField})]})),new Sequence({value:outputArray})}toJSON(){let res={};return this.hashAlgorithm.isEqual(RSASSAPSSParams2.
defaultValues(HASH_ALGORITHM$4))||(res.hashAlgorithm=this.hashAlgorithm.toJSON()),this.maskGenAlgorithm.isEqual(RSASSAPSSParams2.
defaultValues(MASK_GEN_ALGORITHM$1))||(res.maskGenAlgorithm=this.maskGenAlgorithm.toJSON()),this.saltLength!==RSASSAPSSParams2.
defaultValues(SALT_LENGTH)&&(res.saltLength=this.saltLength),this.trailerField!==RSASSAPSSParams2.defaultValues(TRAILER_FIELD)&&
(res.trailerField=this.trailerField),res}},SALT="salt",ITERATION_COUNT="iterationCount",KEY_LENGTH="keyLength",PRF="prf",
CLEAR_PROPS$67=[SALT,ITERATION_COUNT,KEY_LENGTH,PRF],PBKDF2Params=class PBKDF2Params2 extends PkiObject{static{this.CLASS_NAME=
"PBKDF2Params"}constructor(parameters={}){super(),this.salt=parameters[SALT]??PBKDF2Params2.defaultValues(SALT),this.iterationCount=
parameters[ITERATION_COUNT]??PBKDF2Params2.defaultValues(ITERATION_COUNT),KEY_LENGTH in parameters&&(this.keyLength=parameters[KEY_LENGTH]??
PBKDF2Params2.defaultValues(KEY_LENGTH)),PRF in parameters&&(this.prf=parameters[PRF]??PBKDF2Params2.defaultValues(PRF)),
parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case SALT:return{};case ITERATION_COUNT:
return-1;case KEY_LENGTH:return 0;case PRF:return new AlgorithmIdentifier({algorithmId:"1.3.14.3.2.26",algorithmParams:new Null});default:
return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence(
{name:names.blockName||"",value:[new Choice({value:[new OctetString({name:names.saltPrimitive||""}),AlgorithmIdentifier.
schema(names.saltConstructed||{})]}),new Integer({name:names.iterationCount||""}),new Integer({name:names.keyLength||"",
optional:!0}),AlgorithmIdentifier.schema(names.prf||{names:{optional:!0}})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$67)
delete schema[prop];let asn1=compareSchema(schema,schema,PBKDF2Params2.schema({names:{saltPrimitive:SALT,saltConstructed:{
names:{blockName:SALT}},iterationCount:ITERATION_COUNT,keyLength:KEY_LENGTH,prf:{names:{blockName:PRF,optional:!0}}}}));
AsnError.assertSchema(asn1,this.className),this.salt=asn1.result.salt,this.iterationCount=asn1.result.iterationCount.valueBlock.
valueDec,KEY_LENGTH in asn1.result&&(this.keyLength=asn1.result.keyLength.valueBlock.valueDec),PRF in asn1.result&&(this.
prf=new AlgorithmIdentifier({schema:asn1.result.prf}))}toSchema(){let outputArray=[];return outputArray.push(this.salt),
outputArray.push(new Integer({value:this.iterationCount})),KEY_LENGTH in this&&PBKDF2Params2.defaultValues(KEY_LENGTH)!==
this.keyLength&&outputArray.push(new Integer({value:this.keyLength})),this.prf&&PBKDF2Params2.defaultValues(PRF).isEqual(
this.prf)===!1&&outputArray.push(this.prf.toSchema()),new Sequence({value:outputArray})}toJSON(){let res={salt:this.salt.
toJSON(),iterationCount:this.iterationCount};return KEY_LENGTH in this&&PBKDF2Params2.defaultValues(KEY_LENGTH)!==this.keyLength&&
(res.keyLength=this.keyLength),this.prf&&PBKDF2Params2.defaultValues(PRF).isEqual(this.prf)===!1&&(res.prf=this.prf.toJSON()),
res}},KEY_DERIVATION_FUNC="keyDerivationFunc",ENCRYPTION_SCHEME="encryptionScheme",CLEAR_PROPS$66=[KEY_DERIVATION_FUNC,ENCRYPTION_SCHEME],
PBES2Params=class PBES2Params2 extends PkiObject{static{this.CLASS_NAME="PBES2Params"}constructor(parameters={}){super(),
this.keyDerivationFunc=parameters[KEY_DERIVATION_FUNC]??PBES2Params2.defaultValues(KEY_DERIVATION_FUNC),this.encryptionScheme=
parameters[ENCRYPTION_SCHEME]??PBES2Params2.defaultValues(ENCRYPTION_SCHEME),parameters.schema&&this.fromSchema(parameters.
schema)}static defaultValues(memberName){switch(memberName){case KEY_DERIVATION_FUNC:return new AlgorithmIdentifier;case ENCRYPTION_SCHEME:
return new AlgorithmIdentifier;default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.
names??{};return new Sequence({name:names.blockName||"",value:[AlgorithmIdentifier.schema(names.keyDerivationFunc||{}),AlgorithmIdentifier.
schema(names.encryptionScheme||{})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$66)delete schema[prop];let asn1=compareSchema(
schema,schema,PBES2Params2.schema({names:{keyDerivationFunc:{names:{blockName:KEY_DERIVATION_FUNC}},encryptionScheme:{names:{
blockName:ENCRYPTION_SCHEME}}}}));AsnError.assertSchema(asn1,this.className),this.keyDerivationFunc=new AlgorithmIdentifier(
{schema:asn1.result.keyDerivationFunc}),this.encryptionScheme=new AlgorithmIdentifier({schema:asn1.result.encryptionScheme})}toSchema(){
return new Sequence({value:[this.keyDerivationFunc.toSchema(),this.encryptionScheme.toSchema()]})}toJSON(){return{keyDerivationFunc:this.
keyDerivationFunc.toJSON(),encryptionScheme:this.encryptionScheme.toJSON()}}},AbstractCryptoEngine=class{constructor(parameters){
this.crypto=parameters.crypto,this.subtle="webkitSubtle"in parameters.crypto?parameters.crypto.webkitSubtle:parameters.crypto.
subtle,this.name=parameters.name??""}async encrypt(...args){return this.subtle.encrypt(...args)}async decrypt(...args){return this.
subtle.decrypt(...args)}sign(...args){return this.subtle.sign(...args)}async verify(...args){return this.subtle.verify(...args)}async digest(...args){
return this.subtle.digest(...args)}async generateKey(...args){return this.subtle.generateKey(...args)}async deriveKey(...args){
return this.subtle.deriveKey(...args)}async deriveBits(...args){return this.subtle.deriveBits(...args)}async wrapKey(...args){
return this.subtle.wrapKey(...args)}async unwrapKey(...args){return this.subtle.unwrapKey(...args)}exportKey(...args){return this.
subtle.exportKey(...args)}importKey(...args){return this.subtle.importKey(...args)}getRandomValues(array){if(array===null)
throw new Error('Argument "array" must not be null');return this.crypto.getRandomValues(array)}};CryptoEngine=class extends AbstractCryptoEngine{async importKey(format3,keyData,algorithm,extractable,keyUsages){
let jwk={},alg=prepareAlgorithm(algorithm);switch(format3.toLowerCase()){case"raw":return this.subtle.importKey("raw",keyData,
algorithm,extractable,keyUsages);case"spki":{let asn1=fromBER(toArrayBuffer2(keyData));AsnError.assert(asn1,"keyData");let publicKeyInfo=new PublicKeyInfo;
try{publicKeyInfo.fromSchema(asn1.result)}catch{throw new ArgumentError("Incorrect keyData")}switch(alg.name.toUpperCase()){case"\
RSA-PSS":{if(keyUsages=["verify"],jwk.kty="RSA",jwk.ext=extractable,jwk.key_ops=keyUsages,!["1.2.840.113549.1.1.1","1.2.\
840.113549.1.1.10"].includes(publicKeyInfo.algorithm.algorithmId))throw new Error(`Incorrect public key algorithm: ${publicKeyInfo.
algorithm.algorithmId}`);if(!alg.hash)throw new ParameterError("hash","algorithm.hash","Incorrect hash algorithm: Hash a\
lgorithm is missed");switch(alg.hash.name.toUpperCase()){case"SHA-1":jwk.alg="PS1";break;case"SHA-256":jwk.alg="PS256";break;case"\
SHA-384":jwk.alg="PS384";break;case"SHA-512":jwk.alg="PS512";break;default:throw new Error(`Incorrect hash algorithm: ${alg.
hash.name.toUpperCase()}`)}let rsaPssPublicKeyJSON=publicKeyInfo.toJSON();Object.assign(jwk,rsaPssPublicKeyJSON)}break;case"\
RSASSA-PKCS1-V1_5":{if(keyUsages=["verify"],jwk.kty="RSA",jwk.ext=extractable,jwk.key_ops=keyUsages,publicKeyInfo.algorithm.
algorithmId!=="1.2.840.113549.1.1.1")throw new Error(`Incorrect public key algorithm: ${publicKeyInfo.algorithm.algorithmId}`);
if(!alg.hash)throw new ParameterError("hash","algorithm.hash","Incorrect hash algorithm: Hash algorithm is missed");switch(alg.
hash.name.toUpperCase()){case"SHA-1":jwk.alg="RS1";break;case"SHA-256":jwk.alg="RS256";break;case"SHA-384":jwk.alg="RS38\
4";break;case"SHA-512":jwk.alg="RS512";break;default:throw new Error(`Incorrect hash algorithm: ${alg.hash.name.toUpperCase()}`)}
let rsaPublicKeyJSON=publicKeyInfo.toJSON();Object.assign(jwk,rsaPublicKeyJSON)}break;case"ECDSA":keyUsages=["verify"];case"\
ECDH":{if(jwk={kty:"EC",ext:extractable,key_ops:keyUsages},publicKeyInfo.algorithm.algorithmId!=="1.2.840.10045.2.1")throw new Error(
`Incorrect public key algorithm: ${publicKeyInfo.algorithm.algorithmId}`);let publicKeyJSON=publicKeyInfo.toJSON();Object.
assign(jwk,publicKeyJSON)}break;case"RSA-OAEP":{if(jwk.kty="RSA",jwk.ext=extractable,jwk.key_ops=keyUsages,this.name.toLowerCase()===
"safari")jwk.alg="RSA-OAEP";else{if(!alg.hash)throw new ParameterError("hash","algorithm.hash","Incorrect hash algorithm\
: Hash algorithm is missed");switch(alg.hash.name.toUpperCase()){case"SHA-1":jwk.alg="RSA-OAEP";break;case"SHA-256":jwk.
alg="RSA-OAEP-256";break;case"SHA-384":jwk.alg="RSA-OAEP-384";break;case"SHA-512":jwk.alg="RSA-OAEP-512";break;default:throw new Error(
`Incorrect hash algorithm: ${alg.hash.name.toUpperCase()}`)}}let publicKeyJSON=publicKeyInfo.toJSON();Object.assign(jwk,
publicKeyJSON)}break;case"RSAES-PKCS1-V1_5":{jwk.kty="RSA",jwk.ext=extractable,jwk.key_ops=keyUsages,jwk.alg="PS1";let publicKeyJSON=publicKeyInfo.
toJSON();Object.assign(jwk,publicKeyJSON)}break;default:throw new Error(`Incorrect algorithm name: ${alg.name.toUpperCase()}`)}}
break;case"pkcs8":{let privateKeyInfo=new PrivateKeyInfo,asn1=fromBER(toArrayBuffer2(keyData));AsnError.assert(asn1,"key\
Data");try{privateKeyInfo.fromSchema(asn1.result)}catch{throw new Error("Incorrect keyData")}if(!privateKeyInfo.parsedKey)
throw new Error("Incorrect keyData");switch(alg.name.toUpperCase()){case"RSA-PSS":switch(alg.hash?.name.toUpperCase()){case"\
SHA-1":jwk.alg="PS1";break;case"SHA-256":jwk.alg="PS256";break;case"SHA-384":jwk.alg="PS384";break;case"SHA-512":jwk.alg=
"PS512";break;default:throw new Error(`Incorrect hash algorithm: ${alg.hash?.name.toUpperCase()}`)}case"RSASSA-PKCS1-V1_\
5":{if(keyUsages=["sign"],jwk.kty="RSA",jwk.ext=extractable,jwk.key_ops=keyUsages,privateKeyInfo.privateKeyAlgorithm.algorithmId!==
"1.2.840.113549.1.1.1")throw new Error(`Incorrect private key algorithm: ${privateKeyInfo.privateKeyAlgorithm.algorithmId}`);
if(!("alg"in jwk))switch(alg.hash?.name.toUpperCase()){case"SHA-1":jwk.alg="RS1";break;case"SHA-256":jwk.alg="RS256";break;case"\
SHA-384":jwk.alg="RS384";break;case"SHA-512":jwk.alg="RS512";break;default:throw new Error(`Incorrect hash algorithm: ${alg.
hash?.name.toUpperCase()}`)}let privateKeyJSON=privateKeyInfo.toJSON();Object.assign(jwk,privateKeyJSON)}break;case"ECDS\
A":keyUsages=["sign"];case"ECDH":{if(jwk={kty:"EC",ext:extractable,key_ops:keyUsages},privateKeyInfo.privateKeyAlgorithm.
algorithmId!=="1.2.840.10045.2.1")throw new Error(`Incorrect algorithm: ${privateKeyInfo.privateKeyAlgorithm.algorithmId}`);
let privateKeyJSON=privateKeyInfo.toJSON();Object.assign(jwk,privateKeyJSON)}break;case"RSA-OAEP":{if(jwk.kty="RSA",jwk.
ext=extractable,jwk.key_ops=keyUsages,this.name.toLowerCase()==="safari")jwk.alg="RSA-OAEP";else switch(alg.hash?.name.toUpperCase()){case"\
SHA-1":jwk.alg="RSA-OAEP";break;case"SHA-256":jwk.alg="RSA-OAEP-256";break;case"SHA-384":jwk.alg="RSA-OAEP-384";break;case"\
SHA-512":jwk.alg="RSA-OAEP-512";break;default:throw new Error(`Incorrect hash algorithm: ${alg.hash?.name.toUpperCase()}`)}
let privateKeyJSON=privateKeyInfo.toJSON();Object.assign(jwk,privateKeyJSON)}break;case"RSAES-PKCS1-V1_5":{keyUsages=["d\
ecrypt"],jwk.kty="RSA",jwk.ext=extractable,jwk.key_ops=keyUsages,jwk.alg="PS1";let privateKeyJSON=privateKeyInfo.toJSON();
Object.assign(jwk,privateKeyJSON)}break;default:throw new Error(`Incorrect algorithm name: ${alg.name.toUpperCase()}`)}}
break;case"jwk":jwk=keyData;break;default:throw new Error(`Incorrect format: ${format3}`)}if(this.name.toLowerCase()==="\
safari")try{return this.subtle.importKey("jwk",binary_exports2.decode(JSON.stringify(jwk)).buffer,algorithm,extractable,
keyUsages)}catch{return this.subtle.importKey("jwk",jwk,algorithm,extractable,keyUsages)}return this.subtle.importKey("j\
wk",jwk,algorithm,extractable,keyUsages)}async exportKey(format3,key){let jwk=await this.subtle.exportKey("jwk",key);switch(this.
name.toLowerCase()==="safari"&&jwk instanceof ArrayBuffer&&(jwk=JSON.parse(binary_exports2.encode(jwk))),format3.toLowerCase()){case"\
raw":return this.subtle.exportKey("raw",key);case"spki":{let publicKeyInfo=new PublicKeyInfo;try{publicKeyInfo.fromJSON(
jwk)}catch{throw new Error("Incorrect key data")}return publicKeyInfo.toSchema().toBER(!1)}case"pkcs8":{let privateKeyInfo=new PrivateKeyInfo;
try{privateKeyInfo.fromJSON(jwk)}catch{throw new Error("Incorrect key data")}return privateKeyInfo.toSchema().toBER(!1)}case"\
jwk":return jwk;default:throw new Error(`Incorrect format: ${format3}`)}}async convert(inputFormat,outputFormat,keyData,algorithm,extractable,keyUsages){
if(inputFormat.toLowerCase()===outputFormat.toLowerCase())return keyData;let key=await this.importKey(inputFormat,keyData,
algorithm,extractable,keyUsages);return this.exportKey(outputFormat,key)}getAlgorithmByOID(oid,safety=!1,target){switch(oid){case"\
1.2.840.113549.1.1.1":return{name:"RSAES-PKCS1-v1_5"};case"1.2.840.113549.1.1.5":return{name:"RSASSA-PKCS1-v1_5",hash:{name:"\
SHA-1"}};case"1.2.840.113549.1.1.11":return{name:"RSASSA-PKCS1-v1_5",hash:{name:"SHA-256"}};case"1.2.840.113549.1.1.12":
return{name:"RSASSA-PKCS1-v1_5",hash:{name:"SHA-384"}};case"1.2.840.113549.1.1.13":return{name:"RSASSA-PKCS1-v1_5",hash:{
name:"SHA-512"}};case"1.2.840.113549.1.1.10":return{name:"RSA-PSS"};case"1.2.840.113549.1.1.7":return{name:"RSA-OAEP"};case"\
1.2.840.10045.2.1":case"1.2.840.10045.4.1":return{name:"ECDSA",hash:{name:"SHA-1"}};case"1.2.840.10045.4.3.2":return{name:"\
ECDSA",hash:{name:"SHA-256"}};case"1.2.840.10045.4.3.3":return{name:"ECDSA",hash:{name:"SHA-384"}};case"1.2.840.10045.4.\
3.4":return{name:"ECDSA",hash:{name:"SHA-512"}};case"1.3.133.16.840.63.0.2":return{name:"ECDH",kdf:"SHA-1"};case"1.3.132\
.1.11.1":return{name:"ECDH",kdf:"SHA-256"};case"1.3.132.1.11.2":return{name:"ECDH",kdf:"SHA-384"};case"1.3.132.1.11.3":return{
name:"ECDH",kdf:"SHA-512"};case"2.16.840.1.101.3.4.1.2":return{name:"AES-CBC",length:128};case"2.16.840.1.101.3.4.1.22":
return{name:"AES-CBC",length:192};case"2.16.840.1.101.3.4.1.42":return{name:"AES-CBC",length:256};case"2.16.840.1.101.3.\
4.1.6":return{name:"AES-GCM",length:128};case"2.16.840.1.101.3.4.1.26":return{name:"AES-GCM",length:192};case"2.16.840.1\
.101.3.4.1.46":return{name:"AES-GCM",length:256};case"2.16.840.1.101.3.4.1.4":return{name:"AES-CFB",length:128};case"2.1\
6.840.1.101.3.4.1.24":return{name:"AES-CFB",length:192};case"2.16.840.1.101.3.4.1.44":return{name:"AES-CFB",length:256};case"\
2.16.840.1.101.3.4.1.5":return{name:"AES-KW",length:128};case"2.16.840.1.101.3.4.1.25":return{name:"AES-KW",length:192};case"\
2.16.840.1.101.3.4.1.45":return{name:"AES-KW",length:256};case"1.2.840.113549.2.7":return{name:"HMAC",hash:{name:"SHA-1"}};case"\
1.2.840.113549.2.9":return{name:"HMAC",hash:{name:"SHA-256"}};case"1.2.840.113549.2.10":return{name:"HMAC",hash:{name:"S\
HA-384"}};case"1.2.840.113549.2.11":return{name:"HMAC",hash:{name:"SHA-512"}};case"1.2.840.113549.1.9.16.3.5":return{name:"\
DH"};case"1.3.14.3.2.26":return{name:"SHA-1"};case"2.16.840.1.101.3.4.2.1":return{name:"SHA-256"};case"2.16.840.1.101.3.\
4.2.2":return{name:"SHA-384"};case"2.16.840.1.101.3.4.2.3":return{name:"SHA-512"};case"1.2.840.113549.1.5.12":return{name:"\
PBKDF2"};case"1.2.840.10045.3.1.7":return{name:"P-256"};case"1.3.132.0.34":return{name:"P-384"};case"1.3.132.0.35":return{
name:"P-521"}}if(safety)throw new Error(`Unsupported algorithm identifier ${target?`for ${target} `:""}: ${oid}`);return{}}getOIDByAlgorithm(algorithm,safety=!1,target){
let result="";switch(algorithm.name.toUpperCase()){case"RSAES-PKCS1-V1_5":result="1.2.840.113549.1.1.1";break;case"RSASS\
A-PKCS1-V1_5":switch(algorithm.hash.name.toUpperCase()){case"SHA-1":result="1.2.840.113549.1.1.5";break;case"SHA-256":result=
"1.2.840.113549.1.1.11";break;case"SHA-384":result="1.2.840.113549.1.1.12";break;case"SHA-512":result="1.2.840.113549.1.\
1.13"}break;case"RSA-PSS":result="1.2.840.113549.1.1.10";break;case"RSA-OAEP":result="1.2.840.113549.1.1.7";break;case"E\
CDSA":switch(algorithm.hash.name.toUpperCase()){case"SHA-1":result="1.2.840.10045.4.1";break;case"SHA-256":result="1.2.8\
40.10045.4.3.2";break;case"SHA-384":result="1.2.840.10045.4.3.3";break;case"SHA-512":result="1.2.840.10045.4.3.4"}break;case"\
ECDH":switch(algorithm.kdf.toUpperCase()){case"SHA-1":result="1.3.133.16.840.63.0.2";break;case"SHA-256":result="1.3.132\
.1.11.1";break;case"SHA-384":result="1.3.132.1.11.2";break;case"SHA-512":result="1.3.132.1.11.3"}break;case"AES-CTR":break;case"\
AES-CBC":switch(algorithm.length){case 128:result="2.16.840.1.101.3.4.1.2";break;case 192:result="2.16.840.1.101.3.4.1.2\
2";break;case 256:result="2.16.840.1.101.3.4.1.42"}break;case"AES-CMAC":break;case"AES-GCM":switch(algorithm.length){case 128:
result="2.16.840.1.101.3.4.1.6";break;case 192:result="2.16.840.1.101.3.4.1.26";break;case 256:result="2.16.840.1.101.3.\
4.1.46"}break;case"AES-CFB":switch(algorithm.length){case 128:result="2.16.840.1.101.3.4.1.4";break;case 192:result="2.1\
6.840.1.101.3.4.1.24";break;case 256:result="2.16.840.1.101.3.4.1.44"}break;case"AES-KW":switch(algorithm.length){case 128:
result="2.16.840.1.101.3.4.1.5";break;case 192:result="2.16.840.1.101.3.4.1.25";break;case 256:result="2.16.840.1.101.3.\
4.1.45"}break;case"HMAC":switch(algorithm.hash.name.toUpperCase()){case"SHA-1":result="1.2.840.113549.2.7";break;case"SH\
A-256":result="1.2.840.113549.2.9";break;case"SHA-384":result="1.2.840.113549.2.10";break;case"SHA-512":result="1.2.840.\
113549.2.11"}break;case"DH":result="1.2.840.113549.1.9.16.3.5";break;case"SHA-1":result="1.3.14.3.2.26";break;case"SHA-2\
56":result="2.16.840.1.101.3.4.2.1";break;case"SHA-384":result="2.16.840.1.101.3.4.2.2";break;case"SHA-512":result="2.16\
.840.1.101.3.4.2.3";break;case"CONCAT":break;case"HKDF":break;case"PBKDF2":result="1.2.840.113549.1.5.12";break;case"P-2\
56":result="1.2.840.10045.3.1.7";break;case"P-384":result="1.3.132.0.34";break;case"P-521":result="1.3.132.0.35"}if(!result&&
safety)throw new Error(`Unsupported algorithm ${target?`for ${target} `:""}: ${algorithm.name}`);return result}getAlgorithmParameters(algorithmName,operation){
let result={algorithm:{},usages:[]};switch(algorithmName.toUpperCase()){case"RSAES-PKCS1-V1_5":case"RSASSA-PKCS1-V1_5":switch(operation.
toLowerCase()){case"generatekey":result={algorithm:{name:"RSASSA-PKCS1-v1_5",modulusLength:2048,publicExponent:new Uint8Array(
[1,0,1]),hash:{name:"SHA-256"}},usages:["sign","verify"]};break;case"verify":case"sign":case"importkey":result={algorithm:{
name:"RSASSA-PKCS1-v1_5",hash:{name:"SHA-256"}},usages:["verify"]};break;default:return{algorithm:{name:"RSASSA-PKCS1-v1\
_5"},usages:[]}}break;case"RSA-PSS":switch(operation.toLowerCase()){case"sign":case"verify":result={algorithm:{name:"RSA\
-PSS",hash:{name:"SHA-1"},saltLength:20},usages:["sign","verify"]};break;case"generatekey":result={algorithm:{name:"RSA-\
PSS",modulusLength:2048,publicExponent:new Uint8Array([1,0,1]),hash:{name:"SHA-1"}},usages:["sign","verify"]};break;case"\
importkey":result={algorithm:{name:"RSA-PSS",hash:{name:"SHA-1"}},usages:["verify"]};break;default:return{algorithm:{name:"\
RSA-PSS"},usages:[]}}break;case"RSA-OAEP":switch(operation.toLowerCase()){case"encrypt":case"decrypt":result={algorithm:{
name:"RSA-OAEP"},usages:["encrypt","decrypt"]};break;case"generatekey":result={algorithm:{name:"RSA-OAEP",modulusLength:2048,
publicExponent:new Uint8Array([1,0,1]),hash:{name:"SHA-256"}},usages:["encrypt","decrypt","wrapKey","unwrapKey"]};break;case"\
importkey":result={algorithm:{name:"RSA-OAEP",hash:{name:"SHA-256"}},usages:["encrypt"]};break;default:return{algorithm:{
name:"RSA-OAEP"},usages:[]}}break;case"ECDSA":switch(operation.toLowerCase()){case"generatekey":result={algorithm:{name:"\
ECDSA",namedCurve:"P-256"},usages:["sign","verify"]};break;case"importkey":result={algorithm:{name:"ECDSA",namedCurve:"P\
-256"},usages:["verify"]};break;case"verify":case"sign":result={algorithm:{name:"ECDSA",hash:{name:"SHA-256"}},usages:["\
sign"]};break;default:return{algorithm:{name:"ECDSA"},usages:[]}}break;case"ECDH":switch(operation.toLowerCase()){case"e\
xportkey":case"importkey":case"generatekey":result={algorithm:{name:"ECDH",namedCurve:"P-256"},usages:["deriveKey","deri\
veBits"]};break;case"derivekey":case"derivebits":result={algorithm:{name:"ECDH",namedCurve:"P-256",public:[]},usages:["e\
ncrypt","decrypt"]};break;default:return{algorithm:{name:"ECDH"},usages:[]}}break;case"AES-CTR":switch(operation.toLowerCase()){case"\
importkey":case"exportkey":case"generatekey":result={algorithm:{name:"AES-CTR",length:256},usages:["encrypt","decrypt","\
wrapKey","unwrapKey"]};break;case"decrypt":case"encrypt":result={algorithm:{name:"AES-CTR",counter:new Uint8Array(16),length:10},
usages:["encrypt","decrypt","wrapKey","unwrapKey"]};break;default:return{algorithm:{name:"AES-CTR"},usages:[]}}break;case"\
AES-CBC":switch(operation.toLowerCase()){case"importkey":case"exportkey":case"generatekey":result={algorithm:{name:"AES-\
CBC",length:256},usages:["encrypt","decrypt","wrapKey","unwrapKey"]};break;case"decrypt":case"encrypt":result={algorithm:{
name:"AES-CBC",iv:this.getRandomValues(new Uint8Array(16))},usages:["encrypt","decrypt","wrapKey","unwrapKey"]};break;default:
return{algorithm:{name:"AES-CBC"},usages:[]}}break;case"AES-GCM":switch(operation.toLowerCase()){case"importkey":case"ex\
portkey":case"generatekey":result={algorithm:{name:"AES-GCM",length:256},usages:["encrypt","decrypt","wrapKey","unwrapKe\
y"]};break;case"decrypt":case"encrypt":result={algorithm:{name:"AES-GCM",iv:this.getRandomValues(new Uint8Array(16))},usages:[
"encrypt","decrypt","wrapKey","unwrapKey"]};break;default:return{algorithm:{name:"AES-GCM"},usages:[]}}break;case"AES-KW":
switch(operation.toLowerCase()){case"importkey":case"exportkey":case"generatekey":case"wrapkey":case"unwrapkey":result={
algorithm:{name:"AES-KW",length:256},usages:["wrapKey","unwrapKey"]};break;default:return{algorithm:{name:"AES-KW"},usages:[]}}
break;case"HMAC":switch(operation.toLowerCase()){case"sign":case"verify":result={algorithm:{name:"HMAC"},usages:["sign",
"verify"]};break;case"importkey":case"exportkey":case"generatekey":result={algorithm:{name:"HMAC",length:32,hash:{name:"\
SHA-256"}},usages:["sign","verify"]};break;default:return{algorithm:{name:"HMAC"},usages:[]}}break;case"HKDF":if(operation.
toLowerCase()==="derivekey")result={algorithm:{name:"HKDF",hash:"SHA-256",salt:new Uint8Array([]),info:new Uint8Array([])},
usages:["encrypt","decrypt"]};else return{algorithm:{name:"HKDF"},usages:[]};break;case"PBKDF2":if(operation.toLowerCase()===
"derivekey")result={algorithm:{name:"PBKDF2",hash:{name:"SHA-256"},salt:new Uint8Array([]),iterations:1e4},usages:["encr\
ypt","decrypt"]};else return{algorithm:{name:"PBKDF2"},usages:[]}}return result}getHashAlgorithm(signatureAlgorithm){let result="";
switch(signatureAlgorithm.algorithmId){case"1.2.840.10045.4.1":case"1.2.840.113549.1.1.5":result="SHA-1";break;case"1.2.\
840.10045.4.3.2":case"1.2.840.113549.1.1.11":result="SHA-256";break;case"1.2.840.10045.4.3.3":case"1.2.840.113549.1.1.12":
result="SHA-384";break;case"1.2.840.10045.4.3.4":case"1.2.840.113549.1.1.13":result="SHA-512";break;case"1.2.840.113549.\
1.1.10":try{let params=new RSASSAPSSParams({schema:signatureAlgorithm.algorithmParams});if(params.hashAlgorithm){let algorithm=this.
getAlgorithmByOID(params.hashAlgorithm.algorithmId);if("name"in algorithm)result=algorithm.name;else return""}else result=
"SHA-1"}catch{}}return result}async encryptEncryptedContentInfo(parameters){ParameterError.assert(parameters,"password",
"contentEncryptionAlgorithm","hmacHashAlgorithm","iterationCount","contentToEncrypt","contentToEncrypt","contentType");let contentEncryptionOID=this.
getOIDByAlgorithm(parameters.contentEncryptionAlgorithm,!0,"contentEncryptionAlgorithm"),pbkdf2OID=this.getOIDByAlgorithm(
{name:"PBKDF2"},!0,"PBKDF2"),hmacOID=this.getOIDByAlgorithm({name:"HMAC",hash:{name:parameters.hmacHashAlgorithm}},!0,"h\
macHashAlgorithm"),ivBuffer=new ArrayBuffer(16),ivView=new Uint8Array(ivBuffer);this.getRandomValues(ivView);let saltBuffer=new ArrayBuffer(
64),saltView=new Uint8Array(saltBuffer);this.getRandomValues(saltView);let contentView=new Uint8Array(parameters.contentToEncrypt),
pbkdf2Params=new PBKDF2Params({salt:new OctetString({valueHex:saltBuffer}),iterationCount:parameters.iterationCount,prf:new AlgorithmIdentifier(
{algorithmId:hmacOID,algorithmParams:new Null})}),passwordView=new Uint8Array(parameters.password),pbkdfKey=await this.importKey(
"raw",passwordView,"PBKDF2",!1,["deriveKey"]),derivedKey=await this.deriveKey({name:"PBKDF2",hash:{name:parameters.hmacHashAlgorithm},
salt:saltView,iterations:parameters.iterationCount},pbkdfKey,parameters.contentEncryptionAlgorithm,!1,["encrypt"]),encryptedData=await this.
encrypt({name:parameters.contentEncryptionAlgorithm.name,iv:ivView},derivedKey,contentView),pbes2Parameters=new PBES2Params(
{keyDerivationFunc:new AlgorithmIdentifier({algorithmId:pbkdf2OID,algorithmParams:pbkdf2Params.toSchema()}),encryptionScheme:new AlgorithmIdentifier(
{algorithmId:contentEncryptionOID,algorithmParams:new OctetString({valueHex:ivBuffer})})});return new EncryptedContentInfo(
{contentType:parameters.contentType,contentEncryptionAlgorithm:new AlgorithmIdentifier({algorithmId:"1.2.840.113549.1.5.\
13",algorithmParams:pbes2Parameters.toSchema()}),encryptedContent:new OctetString({valueHex:encryptedData})})}async decryptEncryptedContentInfo(parameters){
if(ParameterError.assert(parameters,"password","encryptedContentInfo"),parameters.encryptedContentInfo.contentEncryptionAlgorithm.
algorithmId!=="1.2.840.113549.1.5.13")throw new Error(`Unknown "contentEncryptionAlgorithm": ${parameters.encryptedContentInfo.
contentEncryptionAlgorithm.algorithmId}`);let pbes2Parameters;try{pbes2Parameters=new PBES2Params({schema:parameters.encryptedContentInfo.
contentEncryptionAlgorithm.algorithmParams})}catch{throw new Error('Incorrectly encoded "pbes2Parameters"')}let pbkdf2Params;
try{pbkdf2Params=new PBKDF2Params({schema:pbes2Parameters.keyDerivationFunc.algorithmParams})}catch{throw new Error('Inc\
orrectly encoded "pbkdf2Params"')}let contentEncryptionAlgorithm=this.getAlgorithmByOID(pbes2Parameters.encryptionScheme.
algorithmId,!0),ivBuffer=pbes2Parameters.encryptionScheme.algorithmParams.valueBlock.valueHex,ivView=new Uint8Array(ivBuffer),
saltBuffer=pbkdf2Params.salt.valueBlock.valueHex,saltView=new Uint8Array(saltBuffer),iterationCount=pbkdf2Params.iterationCount,
hmacHashAlgorithm="SHA-1";pbkdf2Params.prf&&(hmacHashAlgorithm=this.getAlgorithmByOID(pbkdf2Params.prf.algorithmId,!0).hash.
name);let pbkdfKey=await this.importKey("raw",parameters.password,"PBKDF2",!1,["deriveKey"]),result=await this.deriveKey(
{name:"PBKDF2",hash:{name:hmacHashAlgorithm},salt:saltView,iterations:iterationCount},pbkdfKey,contentEncryptionAlgorithm,
!1,["decrypt"]),dataBuffer=parameters.encryptedContentInfo.getEncryptedContent();return this.decrypt({name:contentEncryptionAlgorithm.
name,iv:ivView},result,dataBuffer)}async stampDataWithPassword(parameters){if(!(parameters instanceof Object))throw new Error(
'Parameters must have type "Object"');ParameterError.assert(parameters,"password","hashAlgorithm","iterationCount","salt",
"contentToStamp");let length;switch(parameters.hashAlgorithm.toLowerCase()){case"sha-1":length=160;break;case"sha-256":length=
256;break;case"sha-384":length=384;break;case"sha-512":length=512;break;default:throw new Error(`Incorrect "parameters.h\
ashAlgorithm" parameter: ${parameters.hashAlgorithm}`)}let hmacAlgorithm={name:"HMAC",length,hash:{name:parameters.hashAlgorithm}},
pkcsKey=await makePKCS12B2Key(parameters.hashAlgorithm,length,parameters.password,parameters.salt,parameters.iterationCount),
hmacKey=await this.importKey("raw",new Uint8Array(pkcsKey),hmacAlgorithm,!1,["sign"]);return this.sign(hmacAlgorithm,hmacKey,
new Uint8Array(parameters.contentToStamp))}async verifyDataStampedWithPassword(parameters){ParameterError.assert(parameters,
"password","hashAlgorithm","salt","iterationCount","contentToVerify","signatureToVerify");let length=0;switch(parameters.
hashAlgorithm.toLowerCase()){case"sha-1":length=160;break;case"sha-256":length=256;break;case"sha-384":length=384;break;case"\
sha-512":length=512;break;default:throw new Error(`Incorrect "parameters.hashAlgorithm" parameter: ${parameters.hashAlgorithm}`)}
let hmacAlgorithm={name:"HMAC",length,hash:{name:parameters.hashAlgorithm}},pkcsKey=await makePKCS12B2Key(parameters.hashAlgorithm,
length,parameters.password,parameters.salt,parameters.iterationCount),hmacKey=await this.importKey("raw",new Uint8Array(
pkcsKey),hmacAlgorithm,!1,["verify"]);return this.verify(hmacAlgorithm,hmacKey,new Uint8Array(parameters.signatureToVerify),
new Uint8Array(parameters.contentToVerify))}async getSignatureParameters(privateKey,hashAlgorithm="SHA-1"){this.getOIDByAlgorithm(
{name:hashAlgorithm},!0,"hashAlgorithm");let signatureAlgorithm=new AlgorithmIdentifier,parameters=this.getAlgorithmParameters(
privateKey.algorithm.name,"sign");if(!Object.keys(parameters.algorithm).length)throw new Error("Parameter 'algorithm' is\
 empty");let algorithm=parameters.algorithm;switch("hash"in privateKey.algorithm&&privateKey.algorithm.hash&&privateKey.
algorithm.hash.name?algorithm.hash.name=privateKey.algorithm.hash.name:algorithm.hash.name=hashAlgorithm,privateKey.algorithm.
name.toUpperCase()){case"RSASSA-PKCS1-V1_5":case"ECDSA":signatureAlgorithm.algorithmId=this.getOIDByAlgorithm(algorithm,
!0);break;case"RSA-PSS":{switch(algorithm.hash.name.toUpperCase()){case"SHA-256":algorithm.saltLength=32;break;case"SHA-\
384":algorithm.saltLength=48;break;case"SHA-512":algorithm.saltLength=64}let paramsObject={};algorithm.hash.name.toUpperCase()!==
"SHA-1"&&(paramsObject.hashAlgorithm=new AlgorithmIdentifier({algorithmId:this.getOIDByAlgorithm({name:algorithm.hash.name},
!0,"hashAlgorithm"),algorithmParams:new Null}),paramsObject.maskGenAlgorithm=new AlgorithmIdentifier({algorithmId:"1.2.8\
40.113549.1.1.8",algorithmParams:paramsObject.hashAlgorithm.toSchema()})),algorithm.saltLength!==20&&(paramsObject.saltLength=
algorithm.saltLength);let pssParameters=new RSASSAPSSParams(paramsObject);signatureAlgorithm.algorithmId="1.2.840.113549\
.1.1.10",signatureAlgorithm.algorithmParams=pssParameters.toSchema()}break;default:throw new Error(`Unsupported signatur\
e algorithm: ${privateKey.algorithm.name}`)}return{signatureAlgorithm,parameters}}async signWithPrivateKey(data,privateKey,parameters){
let signature=await this.sign(parameters.algorithm,privateKey,data);return parameters.algorithm.name==="ECDSA"?createCMSECDSASignature(
signature):signature}fillPublicKeyParameters(publicKeyInfo,signatureAlgorithm){let parameters={},shaAlgorithm=this.getHashAlgorithm(
signatureAlgorithm);if(shaAlgorithm==="")throw new Error(`Unsupported signature algorithm: ${signatureAlgorithm.algorithmId}`);
let algorithmId;signatureAlgorithm.algorithmId==="1.2.840.113549.1.1.10"?algorithmId=signatureAlgorithm.algorithmId:algorithmId=
publicKeyInfo.algorithm.algorithmId;let algorithmObject=this.getAlgorithmByOID(algorithmId,!0);if(parameters.algorithm=this.
getAlgorithmParameters(algorithmObject.name,"importKey"),"hash"in parameters.algorithm.algorithm&&(parameters.algorithm.
algorithm.hash.name=shaAlgorithm),algorithmObject.name==="ECDSA"){let publicKeyAlgorithm=publicKeyInfo.algorithm;if(!publicKeyAlgorithm.
algorithmParams)throw new Error("Algorithm parameters for ECDSA public key are missed");let publicKeyAlgorithmParams=publicKeyAlgorithm.
algorithmParams;if("idBlock"in publicKeyAlgorithm.algorithmParams&&!(publicKeyAlgorithmParams.idBlock.tagClass===1&&publicKeyAlgorithmParams.
idBlock.tagNumber===6))throw new Error("Incorrect type for ECDSA public key parameters");let curveObject=this.getAlgorithmByOID(
publicKeyAlgorithmParams.valueBlock.toString(),!0);parameters.algorithm.algorithm.namedCurve=curveObject.name}return parameters}async getPublicKey(publicKeyInfo,signatureAlgorithm,parameters){
parameters||(parameters=this.fillPublicKeyParameters(publicKeyInfo,signatureAlgorithm));let publicKeyInfoBuffer=publicKeyInfo.
toSchema().toBER(!1);return this.importKey("spki",publicKeyInfoBuffer,parameters.algorithm.algorithm,!0,parameters.algorithm.
usages)}async verifyWithPublicKey(data,signature,publicKeyInfo,signatureAlgorithm,shaAlgorithm){let publicKey;if(shaAlgorithm){
let parameters={},algorithmId;signatureAlgorithm.algorithmId==="1.2.840.113549.1.1.10"?algorithmId=signatureAlgorithm.algorithmId:
algorithmId=publicKeyInfo.algorithm.algorithmId;let algorithmObject=this.getAlgorithmByOID(algorithmId,!0);if(parameters.
algorithm=this.getAlgorithmParameters(algorithmObject.name,"importKey"),"hash"in parameters.algorithm.algorithm&&(parameters.
algorithm.algorithm.hash.name=shaAlgorithm),algorithmObject.name==="ECDSA"){let algorithmParamsChecked=!1;if("algorithmP\
arams"in publicKeyInfo.algorithm&&"idBlock"in publicKeyInfo.algorithm.algorithmParams&&publicKeyInfo.algorithm.algorithmParams.
idBlock.tagClass===1&&publicKeyInfo.algorithm.algorithmParams.idBlock.tagNumber===6&&(algorithmParamsChecked=!0),algorithmParamsChecked===
!1)throw new Error("Incorrect type for ECDSA public key parameters");let curveObject=this.getAlgorithmByOID(publicKeyInfo.
algorithm.algorithmParams.valueBlock.toString(),!0);parameters.algorithm.algorithm.namedCurve=curveObject.name}publicKey=
await this.getPublicKey(publicKeyInfo,null,parameters)}else{if(shaAlgorithm=this.getHashAlgorithm(signatureAlgorithm),!shaAlgorithm)
throw new Error(`Unsupported signature algorithm: ${signatureAlgorithm.algorithmId}`);publicKey=await this.getPublicKey(
publicKeyInfo,signatureAlgorithm)}let algorithm=this.getAlgorithmParameters(publicKey.algorithm.name,"verify");"hash"in algorithm.
algorithm&&(algorithm.algorithm.hash.name=shaAlgorithm);let signatureValue=signature.valueBlock.valueHexView;if(publicKey.
algorithm.name==="ECDSA"){let namedCurve=ECNamedCurves.find(publicKey.algorithm.namedCurve);if(!namedCurve)throw new Error(
"Unsupported named curve in use");let asn1=fromBER(signatureValue);AsnError.assert(asn1,"Signature value"),signatureValue=
createECDSASignatureFromCMS(asn1.result,namedCurve.size)}if(publicKey.algorithm.name==="RSA-PSS"){let pssParameters=new RSASSAPSSParams(
{schema:signatureAlgorithm.algorithmParams});"saltLength"in pssParameters?algorithm.algorithm.saltLength=pssParameters.saltLength:
algorithm.algorithm.saltLength=20;let hashAlgo="SHA-1";"hashAlgorithm"in pssParameters&&(hashAlgo=this.getAlgorithmByOID(
pssParameters.hashAlgorithm.algorithmId,!0).name),algorithm.algorithm.hash.name=hashAlgo}return this.verify(algorithm.algorithm,
publicKey,signatureValue,data)}},engine={name:"none",crypto:null};TYPE$2="type",VALUE$5="value",UTC_TIME_NAME="utcTimeNa\
me",GENERAL_TIME_NAME="generalTimeName",CLEAR_PROPS$65=[UTC_TIME_NAME,GENERAL_TIME_NAME],TimeType=(function(TimeType2){return TimeType2[TimeType2.
UTCTime=0]="UTCTime",TimeType2[TimeType2.GeneralizedTime=1]="GeneralizedTime",TimeType2[TimeType2.empty=2]="empty",TimeType2})(
{}),Time=class Time2 extends PkiObject{static{this.CLASS_NAME="Time"}constructor(parameters={}){super(),this.type=parameters[TYPE$2]??
Time2.defaultValues(TYPE$2),this.value=parameters[VALUE$5]??Time2.defaultValues(VALUE$5),parameters.schema&&this.fromSchema(
parameters.schema)}static defaultValues(memberName){switch(memberName){case TYPE$2:return 0;case VALUE$5:return new Date(
0,0,0);default:return super.defaultValues(memberName)}}static schema(parameters={},optional=!1){let names=parameters.names??
{};return new Choice({optional,value:[new UTCTime({name:names.utcTimeName||""}),new GeneralizedTime({name:names.generalTimeName||
""})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$65)delete schema[prop];let asn1=compareSchema(schema,schema,Time2.
schema({names:{utcTimeName:UTC_TIME_NAME,generalTimeName:GENERAL_TIME_NAME}}));AsnError.assertSchema(asn1,this.className),
UTC_TIME_NAME in asn1.result&&(this.type=0,this.value=asn1.result.utcTimeName.toDate()),GENERAL_TIME_NAME in asn1.result&&
(this.type=1,this.value=asn1.result.generalTimeName.toDate())}toSchema(){return this.type===0?new UTCTime({valueDate:this.
value}):this.type===1?new GeneralizedTime({valueDate:this.value}):{}}toJSON(){return{type:this.type,value:this.value}}},
TBS$4="tbs",VERSION$18="version",SERIAL_NUMBER$6="serialNumber",SIGNATURE$7="signature",ISSUER$5="issuer",NOT_BEFORE="no\
tBefore",NOT_AFTER="notAfter",SUBJECT$1="subject",SUBJECT_PUBLIC_KEY_INFO="subjectPublicKeyInfo",ISSUER_UNIQUE_ID$2="iss\
uerUniqueID",SUBJECT_UNIQUE_ID="subjectUniqueID",EXTENSIONS$6="extensions",SIGNATURE_ALGORITHM$8="signatureAlgorithm",SIGNATURE_VALUE$4=
"signatureValue",TBS_CERTIFICATE="tbsCertificate",TBS_CERTIFICATE_VERSION=`${TBS_CERTIFICATE}.${VERSION$18}`,TBS_CERTIFICATE_SERIAL_NUMBER=
`${TBS_CERTIFICATE}.${SERIAL_NUMBER$6}`,TBS_CERTIFICATE_SIGNATURE=`${TBS_CERTIFICATE}.${SIGNATURE$7}`,TBS_CERTIFICATE_ISSUER=
`${TBS_CERTIFICATE}.${ISSUER$5}`,TBS_CERTIFICATE_NOT_BEFORE=`${TBS_CERTIFICATE}.${NOT_BEFORE}`,TBS_CERTIFICATE_NOT_AFTER=
`${TBS_CERTIFICATE}.${NOT_AFTER}`,TBS_CERTIFICATE_SUBJECT=`${TBS_CERTIFICATE}.${SUBJECT$1}`,TBS_CERTIFICATE_SUBJECT_PUBLIC_KEY=
`${TBS_CERTIFICATE}.${SUBJECT_PUBLIC_KEY_INFO}`,TBS_CERTIFICATE_ISSUER_UNIQUE_ID=`${TBS_CERTIFICATE}.${ISSUER_UNIQUE_ID$2}`,
TBS_CERTIFICATE_SUBJECT_UNIQUE_ID=`${TBS_CERTIFICATE}.${SUBJECT_UNIQUE_ID}`,TBS_CERTIFICATE_EXTENSIONS=`${TBS_CERTIFICATE}\
.${EXTENSIONS$6}`,CLEAR_PROPS$64=[TBS_CERTIFICATE,TBS_CERTIFICATE_VERSION,TBS_CERTIFICATE_SERIAL_NUMBER,TBS_CERTIFICATE_SIGNATURE,
TBS_CERTIFICATE_ISSUER,TBS_CERTIFICATE_NOT_BEFORE,TBS_CERTIFICATE_NOT_AFTER,TBS_CERTIFICATE_SUBJECT,TBS_CERTIFICATE_SUBJECT_PUBLIC_KEY,
TBS_CERTIFICATE_ISSUER_UNIQUE_ID,TBS_CERTIFICATE_SUBJECT_UNIQUE_ID,TBS_CERTIFICATE_EXTENSIONS,SIGNATURE_ALGORITHM$8,SIGNATURE_VALUE$4];
Certificate=class Certificate2 extends PkiObject{static{this.CLASS_NAME="Certificate"}get tbs(){return toArrayBuffer2(this.
tbsView)}set tbs(value){this.tbsView=new Uint8Array(value)}constructor(parameters={}){super(),this.tbsView=new Uint8Array(
parameters[TBS$4]??Certificate2.defaultValues(TBS$4)),this.version=parameters[VERSION$18]??Certificate2.defaultValues(VERSION$18),
this.serialNumber=parameters[SERIAL_NUMBER$6]??Certificate2.defaultValues(SERIAL_NUMBER$6),this.signature=parameters[SIGNATURE$7]??
Certificate2.defaultValues(SIGNATURE$7),this.issuer=parameters[ISSUER$5]??Certificate2.defaultValues(ISSUER$5),this.notBefore=
parameters[NOT_BEFORE]??Certificate2.defaultValues(NOT_BEFORE),this.notAfter=parameters[NOT_AFTER]??Certificate2.defaultValues(
NOT_AFTER),this.subject=parameters[SUBJECT$1]??Certificate2.defaultValues(SUBJECT$1),this.subjectPublicKeyInfo=parameters[SUBJECT_PUBLIC_KEY_INFO]??
Certificate2.defaultValues(SUBJECT_PUBLIC_KEY_INFO),ISSUER_UNIQUE_ID$2 in parameters&&(this.issuerUniqueID=parameters[ISSUER_UNIQUE_ID$2]??
Certificate2.defaultValues(ISSUER_UNIQUE_ID$2)),SUBJECT_UNIQUE_ID in parameters&&(this.subjectUniqueID=parameters[SUBJECT_UNIQUE_ID]??
Certificate2.defaultValues(SUBJECT_UNIQUE_ID)),EXTENSIONS$6 in parameters&&(this.extensions=parameters[EXTENSIONS$6]??Certificate2.
defaultValues(EXTENSIONS$6)),this.signatureAlgorithm=parameters[SIGNATURE_ALGORITHM$8]??Certificate2.defaultValues(SIGNATURE_ALGORITHM$8),
this.signatureValue=parameters[SIGNATURE_VALUE$4]??Certificate2.defaultValues(SIGNATURE_VALUE$4),parameters.schema&&this.
fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case TBS$4:return EMPTY_BUFFER2;case VERSION$18:
return 0;case SERIAL_NUMBER$6:return new Integer;case SIGNATURE$7:return new AlgorithmIdentifier;case ISSUER$5:return new RelativeDistinguishedNames;case NOT_BEFORE:
return new Time;case NOT_AFTER:return new Time;case SUBJECT$1:return new RelativeDistinguishedNames;case SUBJECT_PUBLIC_KEY_INFO:
return new PublicKeyInfo;case ISSUER_UNIQUE_ID$2:return EMPTY_BUFFER2;case SUBJECT_UNIQUE_ID:return EMPTY_BUFFER2;case EXTENSIONS$6:
return[];case SIGNATURE_ALGORITHM$8:return new AlgorithmIdentifier;case SIGNATURE_VALUE$4:return new BitString;default:return super.
defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence({name:names.blockName||
"",value:[tbsCertificate(names.tbsCertificate),AlgorithmIdentifier.schema(names.signatureAlgorithm||{names:{blockName:SIGNATURE_ALGORITHM$8}}),
new BitString({name:names.signatureValue||SIGNATURE_VALUE$4})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$64)delete schema[prop];
let asn1=compareSchema(schema,schema,Certificate2.schema({names:{tbsCertificate:{names:{extensions:{names:{extensions:TBS_CERTIFICATE_EXTENSIONS}}}}}}));
AsnError.assertSchema(asn1,this.className),this.tbsView=asn1.result.tbsCertificate.valueBeforeDecodeView,TBS_CERTIFICATE_VERSION in
asn1.result&&(this.version=asn1.result[TBS_CERTIFICATE_VERSION].valueBlock.valueDec),this.serialNumber=asn1.result[TBS_CERTIFICATE_SERIAL_NUMBER],
this.signature=new AlgorithmIdentifier({schema:asn1.result[TBS_CERTIFICATE_SIGNATURE]}),this.issuer=new RelativeDistinguishedNames(
{schema:asn1.result[TBS_CERTIFICATE_ISSUER]}),this.notBefore=new Time({schema:asn1.result[TBS_CERTIFICATE_NOT_BEFORE]}),
this.notAfter=new Time({schema:asn1.result[TBS_CERTIFICATE_NOT_AFTER]}),this.subject=new RelativeDistinguishedNames({schema:asn1.
result[TBS_CERTIFICATE_SUBJECT]}),this.subjectPublicKeyInfo=new PublicKeyInfo({schema:asn1.result[TBS_CERTIFICATE_SUBJECT_PUBLIC_KEY]}),
TBS_CERTIFICATE_ISSUER_UNIQUE_ID in asn1.result&&(this.issuerUniqueID=asn1.result[TBS_CERTIFICATE_ISSUER_UNIQUE_ID].valueBlock.
valueHex),TBS_CERTIFICATE_SUBJECT_UNIQUE_ID in asn1.result&&(this.subjectUniqueID=asn1.result[TBS_CERTIFICATE_SUBJECT_UNIQUE_ID].
valueBlock.valueHex),TBS_CERTIFICATE_EXTENSIONS in asn1.result&&(this.extensions=Array.from(asn1.result[TBS_CERTIFICATE_EXTENSIONS],
element=>new Extension({schema:element}))),this.signatureAlgorithm=new AlgorithmIdentifier({schema:asn1.result.signatureAlgorithm}),
this.signatureValue=asn1.result.signatureValue}encodeTBS(){let outputArray=[];return VERSION$18 in this&&this.version!==
Certificate2.defaultValues(VERSION$18)&&outputArray.push(new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:0},value:[
new Integer({value:this.version})]})),outputArray.push(this.serialNumber),outputArray.push(this.signature.toSchema()),outputArray.
push(this.issuer.toSchema()),outputArray.push(new Sequence({value:[this.notBefore.toSchema(),this.notAfter.toSchema()]})),
outputArray.push(this.subject.toSchema()),outputArray.push(this.subjectPublicKeyInfo.toSchema()),this.issuerUniqueID&&outputArray.
push(new Primitive({optional:!0,idBlock:{tagClass:3,tagNumber:1},valueHex:this.issuerUniqueID})),this.subjectUniqueID&&outputArray.
push(new Primitive({optional:!0,idBlock:{tagClass:3,tagNumber:2},valueHex:this.subjectUniqueID})),this.extensions&&outputArray.
push(new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:3},value:[new Sequence({value:Array.from(this.extensions,
o=>o.toSchema())})]})),new Sequence({value:outputArray})}toSchema(encodeFlag=!1){let tbsSchema;if(encodeFlag===!1){if(!this.
tbsView.byteLength)return Certificate2.schema().value[0];let asn1=fromBER(this.tbsView);AsnError.assert(asn1,"TBS Certif\
icate"),tbsSchema=asn1.result}else tbsSchema=this.encodeTBS();return new Sequence({value:[tbsSchema,this.signatureAlgorithm.
toSchema(),this.signatureValue]})}toJSON(){let res={tbs:hex_exports2.encode(this.tbsView),version:this.version,serialNumber:this.
serialNumber.toJSON(),signature:this.signature.toJSON(),issuer:this.issuer.toJSON(),notBefore:this.notBefore.toJSON(),notAfter:this.
notAfter.toJSON(),subject:this.subject.toJSON(),subjectPublicKeyInfo:this.subjectPublicKeyInfo.toJSON(),signatureAlgorithm:this.
signatureAlgorithm.toJSON(),signatureValue:this.signatureValue.toJSON()};return VERSION$18 in this&&this.version!==Certificate2.
defaultValues(VERSION$18)&&(res.version=this.version),this.issuerUniqueID&&(res.issuerUniqueID=hex_exports2.encode(this.
issuerUniqueID)),this.subjectUniqueID&&(res.subjectUniqueID=hex_exports2.encode(this.subjectUniqueID)),this.extensions&&
(res.extensions=Array.from(this.extensions,o=>o.toJSON())),res}async getPublicKey(parameters,crypto2=getCrypto(!0)){return crypto2.
getPublicKey(this.subjectPublicKeyInfo,this.signatureAlgorithm,parameters)}async getKeyHash(hashAlgorithm="SHA-1",crypto2=getCrypto(
!0)){return crypto2.digest({name:hashAlgorithm},this.subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView)}async sign(privateKey,hashAlgorithm="\
SHA-1",crypto2=getCrypto(!0)){if(!privateKey)throw new Error("Need to provide a private key for signing");let signatureParameters=await crypto2.
getSignatureParameters(privateKey,hashAlgorithm),parameters=signatureParameters.parameters;this.signature=signatureParameters.
signatureAlgorithm,this.signatureAlgorithm=signatureParameters.signatureAlgorithm,this.tbsView=new Uint8Array(this.encodeTBS().
toBER());let signature=await crypto2.signWithPrivateKey(this.tbsView,privateKey,parameters);this.signatureValue=new BitString(
{valueHex:signature})}async verify(issuerCertificate,crypto2=getCrypto(!0)){let subjectPublicKeyInfo;if(issuerCertificate?
subjectPublicKeyInfo=issuerCertificate.subjectPublicKeyInfo:this.issuer.isEqual(this.subject)&&(subjectPublicKeyInfo=this.
subjectPublicKeyInfo),!(subjectPublicKeyInfo instanceof PublicKeyInfo))throw new Error("Please provide issuer certificat\
e as a parameter");return crypto2.verifyWithPublicKey(this.tbsView,this.signatureValue,subjectPublicKeyInfo,this.signatureAlgorithm)}};
VERSION$17="version",LOG_ID="logID",EXTENSIONS$5="extensions",TIMESTAMP="timestamp",HASH_ALGORITHM$3="hashAlgorithm",SIGNATURE_ALGORITHM$7=
"signatureAlgorithm",SIGNATURE$6="signature",NONE="none",MD5="md5",SHA1="sha1",SHA224="sha224",SHA256="sha256",SHA384="s\
ha384",SHA512="sha512",ANONYMOUS="anonymous",RSA="rsa",DSA="dsa",ECDSA="ecdsa",SignedCertificateTimestamp=class SignedCertificateTimestamp2 extends PkiObject{static{
this.CLASS_NAME="SignedCertificateTimestamp"}constructor(parameters={}){super(),this.version=parameters[VERSION$17]??SignedCertificateTimestamp2.
defaultValues(VERSION$17),this.logID=parameters[LOG_ID]??SignedCertificateTimestamp2.defaultValues(LOG_ID),this.timestamp=
parameters[TIMESTAMP]??SignedCertificateTimestamp2.defaultValues(TIMESTAMP),this.extensions=parameters[EXTENSIONS$5]??SignedCertificateTimestamp2.
defaultValues(EXTENSIONS$5),this.hashAlgorithm=parameters[HASH_ALGORITHM$3]??SignedCertificateTimestamp2.defaultValues(HASH_ALGORITHM$3),
this.signatureAlgorithm=parameters[SIGNATURE_ALGORITHM$7]??SignedCertificateTimestamp2.defaultValues(SIGNATURE_ALGORITHM$7),
this.signature=parameters[SIGNATURE$6]??SignedCertificateTimestamp2.defaultValues(SIGNATURE$6),"stream"in parameters&&parameters.
stream&&this.fromStream(parameters.stream),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case VERSION$17:return 0;case LOG_ID:case EXTENSIONS$5:return EMPTY_BUFFER2;case TIMESTAMP:return new Date(
0);case HASH_ALGORITHM$3:case SIGNATURE_ALGORITHM$7:return"";case SIGNATURE$6:return EMPTY_BUFFER2;default:return super.
defaultValues(memberName)}}fromSchema(schema){if(!(schema instanceof RawData))throw new Error("Object's schema was not v\
erified against input data for SignedCertificateTimestamp");let seqStream=new SeqStream({stream:new ByteStream({buffer:schema.
data})});this.fromStream(seqStream)}fromStream(stream){let blockLength=stream.getUint16();if(this.version=stream.getBlock(
1)[0],this.version===0){this.logID=new Uint8Array(stream.getBlock(32)).buffer.slice(0),this.timestamp=new Date(Number(uint_exports2.
decodeBigInt(stream.getBlock(8))));let extensionsLength=stream.getUint16();switch(this.extensions=new Uint8Array(stream.
getBlock(extensionsLength)).buffer.slice(0),stream.getBlock(1)[0]){case 0:this.hashAlgorithm=NONE;break;case 1:this.hashAlgorithm=
MD5;break;case 2:this.hashAlgorithm=SHA1;break;case 3:this.hashAlgorithm=SHA224;break;case 4:this.hashAlgorithm=SHA256;break;case 5:
this.hashAlgorithm=SHA384;break;case 6:this.hashAlgorithm=SHA512;break;default:throw new Error("Object's stream was not \
correct for SignedCertificateTimestamp")}switch(stream.getBlock(1)[0]){case 0:this.signatureAlgorithm=ANONYMOUS;break;case 1:
this.signatureAlgorithm=RSA;break;case 2:this.signatureAlgorithm=DSA;break;case 3:this.signatureAlgorithm=ECDSA;break;default:
throw new Error("Object's stream was not correct for SignedCertificateTimestamp")}let signatureLength=stream.getUint16();
if(this.signature=new Uint8Array(stream.getBlock(signatureLength)).buffer.slice(0),blockLength!==47+extensionsLength+signatureLength)
throw new Error("Object's stream was not correct for SignedCertificateTimestamp")}}toSchema(){let stream=this.toStream();
return new RawData({data:stream.stream.buffer})}toStream(){let stream=new SeqStream;stream.appendUint16(47+this.extensions.
byteLength+this.signature.byteLength),stream.appendChar(this.version),stream.appendView(new Uint8Array(this.logID)),stream.
appendView(uint_exports2.encode(this.timestamp.valueOf(),{length:8})),stream.appendUint16(this.extensions.byteLength),this.
extensions.byteLength&&stream.appendView(new Uint8Array(this.extensions));let _hashAlgorithm;switch(this.hashAlgorithm.toLowerCase()){case NONE:
_hashAlgorithm=0;break;case MD5:_hashAlgorithm=1;break;case SHA1:_hashAlgorithm=2;break;case SHA224:_hashAlgorithm=3;break;case SHA256:
_hashAlgorithm=4;break;case SHA384:_hashAlgorithm=5;break;case SHA512:_hashAlgorithm=6;break;default:throw new Error(`In\
correct data for hashAlgorithm: ${this.hashAlgorithm}`)}stream.appendChar(_hashAlgorithm);let _signatureAlgorithm;switch(this.
signatureAlgorithm.toLowerCase()){case ANONYMOUS:_signatureAlgorithm=0;break;case RSA:_signatureAlgorithm=1;break;case DSA:
_signatureAlgorithm=2;break;case ECDSA:_signatureAlgorithm=3;break;default:throw new Error(`Incorrect data for signature\
Algorithm: ${this.signatureAlgorithm}`)}return stream.appendChar(_signatureAlgorithm),stream.appendUint16(this.signature.
byteLength),stream.appendView(new Uint8Array(this.signature)),stream}toJSON(){return{version:this.version,logID:hex_exports2.
encode(this.logID,{case:"upper"}),timestamp:this.timestamp,extensions:hex_exports2.encode(this.extensions,{case:"upper"}),
hashAlgorithm:this.hashAlgorithm,signatureAlgorithm:this.signatureAlgorithm,signature:hex_exports2.encode(this.signature,
{case:"upper"})}}async verify(logs,data,dataType=0,crypto2=getCrypto(!0)){let logId=base64_exports.encode(this.logID),publicKeyBase64=null,
stream=new SeqStream;for(let log of logs)if(log.log_id===logId){publicKeyBase64=log.key;break}if(!publicKeyBase64)throw new Error(
`Public key not found for CT with logId: ${logId}`);let pki=toArrayBuffer2(base64_exports.decode(publicKeyBase64)),publicKeyInfo=PublicKeyInfo.
fromBER(pki);return stream.appendChar(0),stream.appendChar(0),stream.appendView(uint_exports2.encode(this.timestamp.valueOf(),
{length:8})),stream.appendUint16(dataType),dataType===0&&stream.appendUint24(data.byteLength),stream.appendView(new Uint8Array(
data)),stream.appendUint16(this.extensions.byteLength),this.extensions.byteLength!==0&&stream.appendView(new Uint8Array(
this.extensions)),crypto2.verifyWithPublicKey(stream.buffer.slice(0,stream.length),new OctetString({valueHex:this.signature}),
publicKeyInfo,{algorithmId:""},"SHA-256")}},SCT_EXTENSION_OID=new ObjectIdentifier({value:id_SignedCertificateTimestampList}).
valueBlock.toBER(!1);TIMESTAMPS="timestamps",SignedCertificateTimestampList=class SignedCertificateTimestampList2 extends PkiObject{static{
this.CLASS_NAME="SignedCertificateTimestampList"}constructor(parameters={}){super(),this.timestamps=parameters[TIMESTAMPS]??
SignedCertificateTimestampList2.defaultValues(TIMESTAMPS),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
return memberName===TIMESTAMPS?[]:super.defaultValues(memberName)}static compareWithDefault(memberName,memberValue){return memberName===
TIMESTAMPS?memberValue.length===0:super.defaultValues(memberName)}static schema(parameters={}){let names=parameters.names??
{};return names.optional??=!1,new OctetString({name:names.blockName||"SignedCertificateTimestampList",optional:names.optional})}fromSchema(schema){
if(!(schema instanceof OctetString))throw new Error("Object's schema was not verified against input data for SignedCerti\
ficateTimestampList");let seqStream=new SeqStream({stream:new ByteStream({buffer:schema.valueBlock.valueHex})});if(seqStream.
getUint16()!==seqStream.length)throw new Error("Object's schema was not verified against input data for SignedCertificat\
eTimestampList");for(;seqStream.length;)this.timestamps.push(new SignedCertificateTimestamp({stream:seqStream}))}toSchema(){
let stream=new SeqStream,overallLength=0,timestampsData=[];for(let timestamp of this.timestamps){let timestampStream=timestamp.
toStream();timestampsData.push(timestampStream),overallLength+=timestampStream.stream.buffer.byteLength}stream.appendUint16(
overallLength);for(let timestamp of timestampsData)stream.appendView(timestamp.stream.view);return new OctetString({valueHex:stream.
stream.buffer.slice(0)})}toJSON(){return{timestamps:Array.from(this.timestamps,o=>o.toJSON())}}},ATTRIBUTES$4="attribute\
s",CLEAR_PROPS$63=[ATTRIBUTES$4],SubjectDirectoryAttributes=class SubjectDirectoryAttributes2 extends PkiObject{static{this.
CLASS_NAME="SubjectDirectoryAttributes"}constructor(parameters={}){super(),this.attributes=parameters[ATTRIBUTES$4]??SubjectDirectoryAttributes2.
defaultValues(ATTRIBUTES$4),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){return memberName===
ATTRIBUTES$4?[]:super.defaultValues(memberName)}static schema(parameters={}){let names=parameters.names??{};return new Sequence(
{name:names.blockName||"",value:[new Repeated({name:names.attributes||"",value:Attribute.schema()})]})}fromSchema(schema){
for(let prop of CLEAR_PROPS$63)delete schema[prop];let asn1=compareSchema(schema,schema,SubjectDirectoryAttributes2.schema(
{names:{attributes:ATTRIBUTES$4}}));AsnError.assertSchema(asn1,this.className),this.attributes=Array.from(asn1.result.attributes,
element=>new Attribute({schema:element}))}toSchema(){return new Sequence({value:Array.from(this.attributes,o=>o.toSchema())})}toJSON(){
return{attributes:Array.from(this.attributes,o=>o.toJSON())}}},ExtensionValueFactory=class ExtensionValueFactory2{static getItems(){
return this.types||(this.types={},ExtensionValueFactory2.register(id_SubjectAltName,"SubjectAltName",AltName),ExtensionValueFactory2.
register(id_IssuerAltName,"IssuerAltName",AltName),ExtensionValueFactory2.register(id_AuthorityKeyIdentifier,"AuthorityK\
eyIdentifier",AuthorityKeyIdentifier),ExtensionValueFactory2.register(id_BasicConstraints,"BasicConstraints",BasicConstraints),
ExtensionValueFactory2.register(id_MicrosoftCaVersion,"MicrosoftCaVersion",CAVersion),ExtensionValueFactory2.register(id_CertificatePolicies,
"CertificatePolicies",CertificatePolicies),ExtensionValueFactory2.register(id_MicrosoftAppPolicies,"CertificatePoliciesM\
icrosoft",CertificatePolicies),ExtensionValueFactory2.register(id_MicrosoftCertTemplateV2,"MicrosoftCertTemplateV2",CertificateTemplate),
ExtensionValueFactory2.register(id_CRLDistributionPoints,"CRLDistributionPoints",CRLDistributionPoints),ExtensionValueFactory2.
register(id_FreshestCRL,"FreshestCRL",CRLDistributionPoints),ExtensionValueFactory2.register(id_ExtKeyUsage,"ExtKeyUsage",
ExtKeyUsage),ExtensionValueFactory2.register(id_CertificateIssuer,"CertificateIssuer",GeneralNames),ExtensionValueFactory2.
register(id_AuthorityInfoAccess,"AuthorityInfoAccess",InfoAccess),ExtensionValueFactory2.register(id_SubjectInfoAccess,"\
SubjectInfoAccess",InfoAccess),ExtensionValueFactory2.register(id_IssuingDistributionPoint,"IssuingDistributionPoint",IssuingDistributionPoint),
ExtensionValueFactory2.register(id_NameConstraints,"NameConstraints",NameConstraints),ExtensionValueFactory2.register(id_PolicyConstraints,
"PolicyConstraints",PolicyConstraints),ExtensionValueFactory2.register(id_PolicyMappings,"PolicyMappings",PolicyMappings),
ExtensionValueFactory2.register(id_PrivateKeyUsagePeriod,"PrivateKeyUsagePeriod",PrivateKeyUsagePeriod),ExtensionValueFactory2.
register(id_QCStatements,"QCStatements",QCStatements),ExtensionValueFactory2.register(id_SignedCertificateTimestampList,
"SignedCertificateTimestampList",SignedCertificateTimestampList),ExtensionValueFactory2.register(id_SubjectDirectoryAttributes,
"SubjectDirectoryAttributes",SubjectDirectoryAttributes)),this.types}static fromBER(id,raw){let asn1=fromBER(raw);if(asn1.
offset===-1)return null;let item=this.find(id);if(item)try{return new item.type({schema:asn1.result})}catch{let res=new item.
type;return res.parsingError=`Incorrectly formatted value of extension ${item.name} (${id})`,res}return asn1.result}static find(id){
return this.getItems()[id]||null}static register(id,name,type){this.getItems()[id]={name,type}}},EXTN_ID="extnID",CRITICAL=
"critical",EXTN_VALUE="extnValue",PARSED_VALUE$5="parsedValue",CLEAR_PROPS$62=[EXTN_ID,CRITICAL,EXTN_VALUE],Extension=class Extension2 extends PkiObject{static{
this.CLASS_NAME="Extension"}get parsedValue(){if(this._parsedValue===void 0){let parsedValue=ExtensionValueFactory.fromBER(
this.extnID,this.extnValue.valueBlock.valueHexView);this._parsedValue=parsedValue}return this._parsedValue||void 0}set parsedValue(value){
this._parsedValue=value}constructor(parameters={}){super(),this.extnID=parameters[EXTN_ID]??Extension2.defaultValues(EXTN_ID),
this.critical=parameters[CRITICAL]??Extension2.defaultValues(CRITICAL),EXTN_VALUE in parameters?this.extnValue=new OctetString(
{valueHex:parameters.extnValue}):this.extnValue=Extension2.defaultValues(EXTN_VALUE),PARSED_VALUE$5 in parameters&&(this.
parsedValue=parameters[PARSED_VALUE$5]??Extension2.defaultValues(PARSED_VALUE$5)),parameters.schema&&this.fromSchema(parameters.
schema)}static defaultValues(memberName){switch(memberName){case EXTN_ID:return"";case CRITICAL:return!1;case EXTN_VALUE:
return new OctetString;case PARSED_VALUE$5:return{};default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[new ObjectIdentifier({name:names.extnID||
""}),new Boolean({name:names.critical||"",optional:!0}),new OctetString({name:names.extnValue||""})]})}fromSchema(schema){
for(let prop of CLEAR_PROPS$62)delete schema[prop];let asn1=compareSchema(schema,schema,Extension2.schema({names:{extnID:EXTN_ID,
critical:CRITICAL,extnValue:EXTN_VALUE}}));AsnError.assertSchema(asn1,this.className),this.extnID=asn1.result.extnID.valueBlock.
toString(),CRITICAL in asn1.result&&(this.critical=asn1.result.critical.valueBlock.value),this.extnValue=asn1.result.extnValue}toSchema(){
let outputArray=[];return outputArray.push(new ObjectIdentifier({value:this.extnID})),this.critical!==Extension2.defaultValues(
CRITICAL)&&outputArray.push(new Boolean({value:this.critical})),outputArray.push(this.extnValue),new Sequence({value:outputArray})}toJSON(){
let object={extnID:this.extnID,extnValue:this.extnValue.toJSON()};return this.critical!==Extension2.defaultValues(CRITICAL)&&
(object.critical=this.critical),this.parsedValue&&this.parsedValue.toJSON&&(object.parsedValue=this.parsedValue.toJSON()),
object}},EXTENSIONS$4="extensions",CLEAR_PROPS$61=[EXTENSIONS$4],Extensions=class Extensions2 extends PkiObject{static{this.
CLASS_NAME="Extensions"}constructor(parameters={}){super(),this.extensions=parameters[EXTENSIONS$4]??Extensions2.defaultValues(
EXTENSIONS$4),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){return memberName===
EXTENSIONS$4?[]:super.defaultValues(memberName)}static schema(parameters={},optional=!1){let names=parameters.names??{};
return new Sequence({optional,name:names.blockName||"",value:[new Repeated({name:names.extensions||"",value:Extension.schema(
names.extension||{})})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$61)delete schema[prop];let asn1=compareSchema(schema,
schema,Extensions2.schema({names:{extensions:EXTENSIONS$4}}));AsnError.assertSchema(asn1,this.className),this.extensions=
Array.from(asn1.result.extensions,element=>new Extension({schema:element}))}toSchema(){return new Sequence({value:Array.
from(this.extensions,o=>o.toSchema())})}toJSON(){return{extensions:this.extensions.map(o=>o.toJSON())}}},ISSUER$4="issue\
r",SERIAL_NUMBER$5="serialNumber",ISSUER_UID="issuerUID",CLEAR_PROPS$60=[ISSUER$4,SERIAL_NUMBER$5,ISSUER_UID],IssuerSerial=
class IssuerSerial2 extends PkiObject{static{this.CLASS_NAME="IssuerSerial"}constructor(parameters={}){super(),this.issuer=
parameters[ISSUER$4]??IssuerSerial2.defaultValues(ISSUER$4),this.serialNumber=parameters[SERIAL_NUMBER$5]??IssuerSerial2.
defaultValues(SERIAL_NUMBER$5),ISSUER_UID in parameters&&(this.issuerUID=parameters[ISSUER_UID]??IssuerSerial2.defaultValues(
ISSUER_UID)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case ISSUER$4:
return new GeneralNames;case SERIAL_NUMBER$5:return new Integer;case ISSUER_UID:return new BitString;default:return super.
defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence({name:names.blockName||
"",value:[GeneralNames.schema(names.issuer||{}),new Integer({name:names.serialNumber||""}),new BitString({optional:!0,name:names.
issuerUID||""})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$60)delete schema[prop];let asn1=compareSchema(schema,schema,
IssuerSerial2.schema({names:{issuer:{names:{blockName:ISSUER$4}},serialNumber:SERIAL_NUMBER$5,issuerUID:ISSUER_UID}}));AsnError.
assertSchema(asn1,this.className),this.issuer=new GeneralNames({schema:asn1.result.issuer}),this.serialNumber=asn1.result.
serialNumber,ISSUER_UID in asn1.result&&(this.issuerUID=asn1.result.issuerUID)}toSchema(){let result=new Sequence({value:[
this.issuer.toSchema(),this.serialNumber]});return this.issuerUID&&result.valueBlock.value.push(this.issuerUID),result}toJSON(){
let result={issuer:this.issuer.toJSON(),serialNumber:this.serialNumber.toJSON()};return this.issuerUID&&(result.issuerUID=
this.issuerUID.toJSON()),result}},VERSION$16="version",BASE_CERTIFICATE_ID$2="baseCertificateID",SUBJECT_NAME="subjectNa\
me",ISSUER$3="issuer",SIGNATURE$5="signature",SERIAL_NUMBER$4="serialNumber",ATTR_CERT_VALIDITY_PERIOD$1="attrCertValidi\
tyPeriod",ATTRIBUTES$3="attributes",ISSUER_UNIQUE_ID$1="issuerUniqueID",EXTENSIONS$3="extensions",CLEAR_PROPS$59=[VERSION$16,
BASE_CERTIFICATE_ID$2,SUBJECT_NAME,ISSUER$3,SIGNATURE$5,SERIAL_NUMBER$4,ATTR_CERT_VALIDITY_PERIOD$1,ATTRIBUTES$3,ISSUER_UNIQUE_ID$1,
EXTENSIONS$3],AttributeCertificateInfoV1=class AttributeCertificateInfoV12 extends PkiObject{static{this.CLASS_NAME="Att\
ributeCertificateInfoV1"}constructor(parameters={}){super(),this.version=parameters[VERSION$16]??AttributeCertificateInfoV12.
defaultValues(VERSION$16),BASE_CERTIFICATE_ID$2 in parameters&&(this.baseCertificateID=parameters[BASE_CERTIFICATE_ID$2]??
AttributeCertificateInfoV12.defaultValues(BASE_CERTIFICATE_ID$2)),SUBJECT_NAME in parameters&&(this.subjectName=parameters[SUBJECT_NAME]??
AttributeCertificateInfoV12.defaultValues(SUBJECT_NAME)),this.issuer=parameters[ISSUER$3]??AttributeCertificateInfoV12.defaultValues(
ISSUER$3),this.signature=parameters[SIGNATURE$5]??AttributeCertificateInfoV12.defaultValues(SIGNATURE$5),this.serialNumber=
parameters[SERIAL_NUMBER$4]??AttributeCertificateInfoV12.defaultValues(SERIAL_NUMBER$4),this.attrCertValidityPeriod=parameters[ATTR_CERT_VALIDITY_PERIOD$1]??
AttributeCertificateInfoV12.defaultValues(ATTR_CERT_VALIDITY_PERIOD$1),this.attributes=parameters[ATTRIBUTES$3]??AttributeCertificateInfoV12.
defaultValues(ATTRIBUTES$3),ISSUER_UNIQUE_ID$1 in parameters&&(this.issuerUniqueID=parameters[ISSUER_UNIQUE_ID$1]??AttributeCertificateInfoV12.
defaultValues(ISSUER_UNIQUE_ID$1)),EXTENSIONS$3 in parameters&&(this.extensions=parameters[EXTENSIONS$3]??AttributeCertificateInfoV12.
defaultValues(EXTENSIONS$3)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case VERSION$16:
return 0;case BASE_CERTIFICATE_ID$2:return new IssuerSerial;case SUBJECT_NAME:return new GeneralNames;case ISSUER$3:return new GeneralNames;case SIGNATURE$5:
return new AlgorithmIdentifier;case SERIAL_NUMBER$4:return new Integer;case ATTR_CERT_VALIDITY_PERIOD$1:return new AttCertValidityPeriod;case ATTRIBUTES$3:
return[];case ISSUER_UNIQUE_ID$1:return new BitString;case EXTENSIONS$3:return new Extensions;default:return super.defaultValues(
memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[
new Integer({name:names.version||""}),new Choice({value:[new Constructed({name:names.baseCertificateID||"",idBlock:{tagClass:3,
tagNumber:0},value:IssuerSerial.schema().valueBlock.value}),new Constructed({name:names.subjectName||"",idBlock:{tagClass:3,
tagNumber:1},value:GeneralNames.schema().valueBlock.value})]}),GeneralNames.schema({names:{blockName:names.issuer||""}}),
AlgorithmIdentifier.schema(names.signature||{}),new Integer({name:names.serialNumber||""}),AttCertValidityPeriod.schema(
names.attrCertValidityPeriod||{}),new Sequence({name:names.attributes||"",value:[new Repeated({value:Attribute.schema()})]}),
new BitString({optional:!0,name:names.issuerUniqueID||""}),Extensions.schema(names.extensions||{},!0)]})}fromSchema(schema){
for(let prop of CLEAR_PROPS$59)delete schema[prop];let asn1=compareSchema(schema,schema,AttributeCertificateInfoV12.schema(
{names:{version:VERSION$16,baseCertificateID:BASE_CERTIFICATE_ID$2,subjectName:SUBJECT_NAME,issuer:ISSUER$3,signature:{names:{
blockName:SIGNATURE$5}},serialNumber:SERIAL_NUMBER$4,attrCertValidityPeriod:{names:{blockName:ATTR_CERT_VALIDITY_PERIOD$1}},
attributes:ATTRIBUTES$3,issuerUniqueID:ISSUER_UNIQUE_ID$1,extensions:{names:{blockName:EXTENSIONS$3}}}}));AsnError.assertSchema(
asn1,this.className),this.version=asn1.result.version.valueBlock.valueDec,BASE_CERTIFICATE_ID$2 in asn1.result&&(this.baseCertificateID=
new IssuerSerial({schema:new Sequence({value:asn1.result.baseCertificateID.valueBlock.value})})),SUBJECT_NAME in asn1.result&&
(this.subjectName=new GeneralNames({schema:new Sequence({value:asn1.result.subjectName.valueBlock.value})})),this.issuer=
asn1.result.issuer,this.signature=new AlgorithmIdentifier({schema:asn1.result.signature}),this.serialNumber=asn1.result.
serialNumber,this.attrCertValidityPeriod=new AttCertValidityPeriod({schema:asn1.result.attrCertValidityPeriod}),this.attributes=
Array.from(asn1.result.attributes.valueBlock.value,element=>new Attribute({schema:element})),ISSUER_UNIQUE_ID$1 in asn1.
result&&(this.issuerUniqueID=asn1.result.issuerUniqueID),EXTENSIONS$3 in asn1.result&&(this.extensions=new Extensions({schema:asn1.
result.extensions}))}toSchema(){let result=new Sequence({value:[new Integer({value:this.version})]});return this.baseCertificateID&&
result.valueBlock.value.push(new Constructed({idBlock:{tagClass:3,tagNumber:0},value:this.baseCertificateID.toSchema().valueBlock.
value})),this.subjectName&&result.valueBlock.value.push(new Constructed({idBlock:{tagClass:3,tagNumber:1},value:this.subjectName.
toSchema().valueBlock.value})),result.valueBlock.value.push(this.issuer.toSchema()),result.valueBlock.value.push(this.signature.
toSchema()),result.valueBlock.value.push(this.serialNumber),result.valueBlock.value.push(this.attrCertValidityPeriod.toSchema()),
result.valueBlock.value.push(new Sequence({value:Array.from(this.attributes,o=>o.toSchema())})),this.issuerUniqueID&&result.
valueBlock.value.push(this.issuerUniqueID),this.extensions&&result.valueBlock.value.push(this.extensions.toSchema()),result}toJSON(){
let result={version:this.version};return this.baseCertificateID&&(result.baseCertificateID=this.baseCertificateID.toJSON()),
this.subjectName&&(result.subjectName=this.subjectName.toJSON()),result.issuer=this.issuer.toJSON(),result.signature=this.
signature.toJSON(),result.serialNumber=this.serialNumber.toJSON(),result.attrCertValidityPeriod=this.attrCertValidityPeriod.
toJSON(),result.attributes=Array.from(this.attributes,o=>o.toJSON()),this.issuerUniqueID&&(result.issuerUniqueID=this.issuerUniqueID.
toJSON()),this.extensions&&(result.extensions=this.extensions.toJSON()),result}},ACINFO$1="acinfo",SIGNATURE_ALGORITHM$6=
"signatureAlgorithm",SIGNATURE_VALUE$3="signatureValue",CLEAR_PROPS$58=[ACINFO$1,SIGNATURE_VALUE$3,SIGNATURE_ALGORITHM$6],
AttributeCertificateV1=class AttributeCertificateV12 extends PkiObject{static{this.CLASS_NAME="AttributeCertificateV1"}constructor(parameters={}){
super(),this.acinfo=parameters[ACINFO$1]??AttributeCertificateV12.defaultValues(ACINFO$1),this.signatureAlgorithm=parameters[SIGNATURE_ALGORITHM$6]??
AttributeCertificateV12.defaultValues(SIGNATURE_ALGORITHM$6),this.signatureValue=parameters[SIGNATURE_VALUE$3]??AttributeCertificateV12.
defaultValues(SIGNATURE_VALUE$3),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case ACINFO$1:return new AttributeCertificateInfoV1;case SIGNATURE_ALGORITHM$6:return new AlgorithmIdentifier;case SIGNATURE_VALUE$3:
return new BitString;default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??
{};return new Sequence({name:names.blockName||"",value:[AttributeCertificateInfoV1.schema(names.acinfo||{}),AlgorithmIdentifier.
schema(names.signatureAlgorithm||{}),new BitString({name:names.signatureValue||""})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$58)
delete schema[prop];let asn1=compareSchema(schema,schema,AttributeCertificateV12.schema({names:{acinfo:{names:{blockName:ACINFO$1}},
signatureAlgorithm:{names:{blockName:SIGNATURE_ALGORITHM$6}},signatureValue:SIGNATURE_VALUE$3}}));AsnError.assertSchema(
asn1,this.className),this.acinfo=new AttributeCertificateInfoV1({schema:asn1.result.acinfo}),this.signatureAlgorithm=new AlgorithmIdentifier(
{schema:asn1.result.signatureAlgorithm}),this.signatureValue=asn1.result.signatureValue}toSchema(){return new Sequence({
value:[this.acinfo.toSchema(),this.signatureAlgorithm.toSchema(),this.signatureValue]})}toJSON(){return{acinfo:this.acinfo.
toJSON(),signatureAlgorithm:this.signatureAlgorithm.toJSON(),signatureValue:this.signatureValue.toJSON()}}},DIGESTED_OBJECT_TYPE=
"digestedObjectType",OTHER_OBJECT_TYPE_ID="otherObjectTypeID",DIGEST_ALGORITHM$2="digestAlgorithm",OBJECT_DIGEST="object\
Digest",CLEAR_PROPS$57=[DIGESTED_OBJECT_TYPE,OTHER_OBJECT_TYPE_ID,DIGEST_ALGORITHM$2,OBJECT_DIGEST],ObjectDigestInfo=class ObjectDigestInfo2 extends PkiObject{static{
this.CLASS_NAME="ObjectDigestInfo"}constructor(parameters={}){super(),this.digestedObjectType=parameters[DIGESTED_OBJECT_TYPE]??
ObjectDigestInfo2.defaultValues(DIGESTED_OBJECT_TYPE),OTHER_OBJECT_TYPE_ID in parameters&&(this.otherObjectTypeID=parameters[OTHER_OBJECT_TYPE_ID]??
ObjectDigestInfo2.defaultValues(OTHER_OBJECT_TYPE_ID)),this.digestAlgorithm=parameters[DIGEST_ALGORITHM$2]??ObjectDigestInfo2.
defaultValues(DIGEST_ALGORITHM$2),this.objectDigest=parameters[OBJECT_DIGEST]??ObjectDigestInfo2.defaultValues(OBJECT_DIGEST),
parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case DIGESTED_OBJECT_TYPE:
return new Enumerated;case OTHER_OBJECT_TYPE_ID:return new ObjectIdentifier;case DIGEST_ALGORITHM$2:return new AlgorithmIdentifier;case OBJECT_DIGEST:
return new BitString;default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??
{};return new Sequence({name:names.blockName||"",value:[new Enumerated({name:names.digestedObjectType||""}),new ObjectIdentifier(
{optional:!0,name:names.otherObjectTypeID||""}),AlgorithmIdentifier.schema(names.digestAlgorithm||{}),new BitString({name:names.
objectDigest||""})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$57)delete schema[prop];let asn1=compareSchema(schema,
schema,ObjectDigestInfo2.schema({names:{digestedObjectType:DIGESTED_OBJECT_TYPE,otherObjectTypeID:OTHER_OBJECT_TYPE_ID,digestAlgorithm:{
names:{blockName:DIGEST_ALGORITHM$2}},objectDigest:OBJECT_DIGEST}}));AsnError.assertSchema(asn1,this.className),this.digestedObjectType=
asn1.result.digestedObjectType,OTHER_OBJECT_TYPE_ID in asn1.result&&(this.otherObjectTypeID=asn1.result.otherObjectTypeID),
this.digestAlgorithm=new AlgorithmIdentifier({schema:asn1.result.digestAlgorithm}),this.objectDigest=asn1.result.objectDigest}toSchema(){
let result=new Sequence({value:[this.digestedObjectType]});return this.otherObjectTypeID&&result.valueBlock.value.push(this.
otherObjectTypeID),result.valueBlock.value.push(this.digestAlgorithm.toSchema()),result.valueBlock.value.push(this.objectDigest),
result}toJSON(){let result={digestedObjectType:this.digestedObjectType.toJSON(),digestAlgorithm:this.digestAlgorithm.toJSON(),
objectDigest:this.objectDigest.toJSON()};return this.otherObjectTypeID&&(result.otherObjectTypeID=this.otherObjectTypeID.
toJSON()),result}},ISSUER_NAME="issuerName",BASE_CERTIFICATE_ID$1="baseCertificateID",OBJECT_DIGEST_INFO$1="objectDigest\
Info",CLEAR_PROPS$56=[ISSUER_NAME,BASE_CERTIFICATE_ID$1,OBJECT_DIGEST_INFO$1],V2Form=class V2Form2 extends PkiObject{static{
this.CLASS_NAME="V2Form"}constructor(parameters={}){super(),ISSUER_NAME in parameters&&(this.issuerName=parameters[ISSUER_NAME]??
V2Form2.defaultValues(ISSUER_NAME)),BASE_CERTIFICATE_ID$1 in parameters&&(this.baseCertificateID=parameters[BASE_CERTIFICATE_ID$1]??
V2Form2.defaultValues(BASE_CERTIFICATE_ID$1)),OBJECT_DIGEST_INFO$1 in parameters&&(this.objectDigestInfo=parameters[OBJECT_DIGEST_INFO$1]??
V2Form2.defaultValues(OBJECT_DIGEST_INFO$1)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case ISSUER_NAME:return new GeneralNames;case BASE_CERTIFICATE_ID$1:return new IssuerSerial;case OBJECT_DIGEST_INFO$1:
return new ObjectDigestInfo;default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.
names??{};return new Sequence({name:names.blockName||"",value:[GeneralNames.schema({names:{blockName:names.issuerName}},
!0),new Constructed({optional:!0,name:names.baseCertificateID||"",idBlock:{tagClass:3,tagNumber:0},value:IssuerSerial.schema().
valueBlock.value}),new Constructed({optional:!0,name:names.objectDigestInfo||"",idBlock:{tagClass:3,tagNumber:1},value:ObjectDigestInfo.
schema().valueBlock.value})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$56)delete schema[prop];let asn1=compareSchema(
schema,schema,V2Form2.schema({names:{issuerName:ISSUER_NAME,baseCertificateID:BASE_CERTIFICATE_ID$1,objectDigestInfo:OBJECT_DIGEST_INFO$1}}));
AsnError.assertSchema(asn1,this.className),ISSUER_NAME in asn1.result&&(this.issuerName=new GeneralNames({schema:asn1.result.
issuerName})),BASE_CERTIFICATE_ID$1 in asn1.result&&(this.baseCertificateID=new IssuerSerial({schema:new Sequence({value:asn1.
result.baseCertificateID.valueBlock.value})})),OBJECT_DIGEST_INFO$1 in asn1.result&&(this.objectDigestInfo=new ObjectDigestInfo(
{schema:new Sequence({value:asn1.result.objectDigestInfo.valueBlock.value})}))}toSchema(){let result=new Sequence;return this.
issuerName&&result.valueBlock.value.push(this.issuerName.toSchema()),this.baseCertificateID&&result.valueBlock.value.push(
new Constructed({idBlock:{tagClass:3,tagNumber:0},value:this.baseCertificateID.toSchema().valueBlock.value})),this.objectDigestInfo&&
result.valueBlock.value.push(new Constructed({idBlock:{tagClass:3,tagNumber:1},value:this.objectDigestInfo.toSchema().valueBlock.
value})),result}toJSON(){let result={};return this.issuerName&&(result.issuerName=this.issuerName.toJSON()),this.baseCertificateID&&
(result.baseCertificateID=this.baseCertificateID.toJSON()),this.objectDigestInfo&&(result.objectDigestInfo=this.objectDigestInfo.
toJSON()),result}},BASE_CERTIFICATE_ID="baseCertificateID",ENTITY_NAME="entityName",OBJECT_DIGEST_INFO="objectDigestInfo",
CLEAR_PROPS$55=[BASE_CERTIFICATE_ID,ENTITY_NAME,OBJECT_DIGEST_INFO],Holder=class Holder2 extends PkiObject{static{this.CLASS_NAME=
"Holder"}constructor(parameters={}){super(),BASE_CERTIFICATE_ID in parameters&&(this.baseCertificateID=parameters[BASE_CERTIFICATE_ID]??
Holder2.defaultValues(BASE_CERTIFICATE_ID)),ENTITY_NAME in parameters&&(this.entityName=parameters[ENTITY_NAME]??Holder2.
defaultValues(ENTITY_NAME)),OBJECT_DIGEST_INFO in parameters&&(this.objectDigestInfo=parameters[OBJECT_DIGEST_INFO]??Holder2.
defaultValues(OBJECT_DIGEST_INFO)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case BASE_CERTIFICATE_ID:return new IssuerSerial;case ENTITY_NAME:return new GeneralNames;case OBJECT_DIGEST_INFO:
return new ObjectDigestInfo;default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.
names??{};return new Sequence({name:names.blockName||"",value:[new Constructed({optional:!0,name:names.baseCertificateID||
"",idBlock:{tagClass:3,tagNumber:0},value:IssuerSerial.schema().valueBlock.value}),new Constructed({optional:!0,name:names.
entityName||"",idBlock:{tagClass:3,tagNumber:1},value:GeneralNames.schema().valueBlock.value}),new Constructed({optional:!0,
name:names.objectDigestInfo||"",idBlock:{tagClass:3,tagNumber:2},value:ObjectDigestInfo.schema().valueBlock.value})]})}fromSchema(schema){
for(let prop of CLEAR_PROPS$55)delete schema[prop];let asn1=compareSchema(schema,schema,Holder2.schema({names:{baseCertificateID:BASE_CERTIFICATE_ID,
entityName:ENTITY_NAME,objectDigestInfo:OBJECT_DIGEST_INFO}}));AsnError.assertSchema(asn1,this.className),BASE_CERTIFICATE_ID in
asn1.result&&(this.baseCertificateID=new IssuerSerial({schema:new Sequence({value:asn1.result.baseCertificateID.valueBlock.
value})})),ENTITY_NAME in asn1.result&&(this.entityName=new GeneralNames({schema:new Sequence({value:asn1.result.entityName.
valueBlock.value})})),OBJECT_DIGEST_INFO in asn1.result&&(this.objectDigestInfo=new ObjectDigestInfo({schema:new Sequence(
{value:asn1.result.objectDigestInfo.valueBlock.value})}))}toSchema(){let result=new Sequence;return this.baseCertificateID&&
result.valueBlock.value.push(new Constructed({idBlock:{tagClass:3,tagNumber:0},value:this.baseCertificateID.toSchema().valueBlock.
value})),this.entityName&&result.valueBlock.value.push(new Constructed({idBlock:{tagClass:3,tagNumber:1},value:this.entityName.
toSchema().valueBlock.value})),this.objectDigestInfo&&result.valueBlock.value.push(new Constructed({idBlock:{tagClass:3,
tagNumber:2},value:this.objectDigestInfo.toSchema().valueBlock.value})),result}toJSON(){let result={};return this.baseCertificateID&&
(result.baseCertificateID=this.baseCertificateID.toJSON()),this.entityName&&(result.entityName=this.entityName.toJSON()),
this.objectDigestInfo&&(result.objectDigestInfo=this.objectDigestInfo.toJSON()),result}},VERSION$15="version",HOLDER="ho\
lder",ISSUER$2="issuer",SIGNATURE$4="signature",SERIAL_NUMBER$3="serialNumber",ATTR_CERT_VALIDITY_PERIOD="attrCertValidi\
tyPeriod",ATTRIBUTES$2="attributes",ISSUER_UNIQUE_ID="issuerUniqueID",EXTENSIONS$2="extensions",CLEAR_PROPS$54=[VERSION$15,
HOLDER,ISSUER$2,SIGNATURE$4,SERIAL_NUMBER$3,ATTR_CERT_VALIDITY_PERIOD,ATTRIBUTES$2,ISSUER_UNIQUE_ID,EXTENSIONS$2],AttributeCertificateInfoV2=
class AttributeCertificateInfoV22 extends PkiObject{static{this.CLASS_NAME="AttributeCertificateInfoV2"}constructor(parameters={}){
super(),this.version=parameters[VERSION$15]??AttributeCertificateInfoV22.defaultValues(VERSION$15),this.holder=parameters[HOLDER]??
AttributeCertificateInfoV22.defaultValues(HOLDER),this.issuer=parameters[ISSUER$2]??AttributeCertificateInfoV22.defaultValues(
ISSUER$2),this.signature=parameters[SIGNATURE$4]??AttributeCertificateInfoV22.defaultValues(SIGNATURE$4),this.serialNumber=
parameters[SERIAL_NUMBER$3]??AttributeCertificateInfoV22.defaultValues(SERIAL_NUMBER$3),this.attrCertValidityPeriod=parameters[ATTR_CERT_VALIDITY_PERIOD]??
AttributeCertificateInfoV22.defaultValues(ATTR_CERT_VALIDITY_PERIOD),this.attributes=parameters[ATTRIBUTES$2]??AttributeCertificateInfoV22.
defaultValues(ATTRIBUTES$2),ISSUER_UNIQUE_ID in parameters&&(this.issuerUniqueID=parameters[ISSUER_UNIQUE_ID]??AttributeCertificateInfoV22.
defaultValues(ISSUER_UNIQUE_ID)),EXTENSIONS$2 in parameters&&(this.extensions=parameters[EXTENSIONS$2]??AttributeCertificateInfoV22.
defaultValues(EXTENSIONS$2)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case VERSION$15:
return 1;case HOLDER:return new Holder;case ISSUER$2:return{};case SIGNATURE$4:return new AlgorithmIdentifier;case SERIAL_NUMBER$3:
return new Integer;case ATTR_CERT_VALIDITY_PERIOD:return new AttCertValidityPeriod;case ATTRIBUTES$2:return[];case ISSUER_UNIQUE_ID:
return new BitString;case EXTENSIONS$2:return new Extensions;default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[new Integer({name:names.version||""}),
Holder.schema(names.holder||{}),new Choice({value:[GeneralNames.schema({names:{blockName:names.issuer||""}}),new Constructed(
{name:names.issuer||"",idBlock:{tagClass:3,tagNumber:0},value:V2Form.schema().valueBlock.value})]}),AlgorithmIdentifier.
schema(names.signature||{}),new Integer({name:names.serialNumber||""}),AttCertValidityPeriod.schema(names.attrCertValidityPeriod||
{}),new Sequence({name:names.attributes||"",value:[new Repeated({value:Attribute.schema()})]}),new BitString({optional:!0,
name:names.issuerUniqueID||""}),Extensions.schema(names.extensions||{},!0)]})}fromSchema(schema){for(let prop of CLEAR_PROPS$54)
delete schema[prop];let asn1=compareSchema(schema,schema,AttributeCertificateInfoV22.schema({names:{version:VERSION$15,holder:{
names:{blockName:HOLDER}},issuer:ISSUER$2,signature:{names:{blockName:SIGNATURE$4}},serialNumber:SERIAL_NUMBER$3,attrCertValidityPeriod:{
names:{blockName:ATTR_CERT_VALIDITY_PERIOD}},attributes:ATTRIBUTES$2,issuerUniqueID:ISSUER_UNIQUE_ID,extensions:{names:{
blockName:EXTENSIONS$2}}}}));if(AsnError.assertSchema(asn1,this.className),this.version=asn1.result.version.valueBlock.valueDec,
this.holder=new Holder({schema:asn1.result.holder}),asn1.result.issuer.idBlock.tagClass===3)this.issuer=new V2Form({schema:new Sequence(
{value:asn1.result.issuer.valueBlock.value})});else throw new Error("Incorrect value for 'issuer' in AttributeCertificat\
eInfoV2");this.signature=new AlgorithmIdentifier({schema:asn1.result.signature}),this.serialNumber=asn1.result.serialNumber,
this.attrCertValidityPeriod=new AttCertValidityPeriod({schema:asn1.result.attrCertValidityPeriod}),this.attributes=Array.
from(asn1.result.attributes.valueBlock.value,element=>new Attribute({schema:element})),ISSUER_UNIQUE_ID in asn1.result&&
(this.issuerUniqueID=asn1.result.issuerUniqueID),EXTENSIONS$2 in asn1.result&&(this.extensions=new Extensions({schema:asn1.
result.extensions}))}toSchema(){let result=new Sequence({value:[new Integer({value:this.version}),this.holder.toSchema(),
new Constructed({idBlock:{tagClass:3,tagNumber:0},value:this.issuer.toSchema().valueBlock.value}),this.signature.toSchema(),
this.serialNumber,this.attrCertValidityPeriod.toSchema(),new Sequence({value:Array.from(this.attributes,o=>o.toSchema())})]});
return this.issuerUniqueID&&result.valueBlock.value.push(this.issuerUniqueID),this.extensions&&result.valueBlock.value.push(
this.extensions.toSchema()),result}toJSON(){let result={version:this.version,holder:this.holder.toJSON(),issuer:this.issuer.
toJSON(),signature:this.signature.toJSON(),serialNumber:this.serialNumber.toJSON(),attrCertValidityPeriod:this.attrCertValidityPeriod.
toJSON(),attributes:Array.from(this.attributes,o=>o.toJSON())};return this.issuerUniqueID&&(result.issuerUniqueID=this.issuerUniqueID.
toJSON()),this.extensions&&(result.extensions=this.extensions.toJSON()),result}},ACINFO="acinfo",SIGNATURE_ALGORITHM$5="\
signatureAlgorithm",SIGNATURE_VALUE$2="signatureValue",CLEAR_PROPS$53=[ACINFO,SIGNATURE_ALGORITHM$5,SIGNATURE_VALUE$2],AttributeCertificateV2=
class AttributeCertificateV22 extends PkiObject{static{this.CLASS_NAME="AttributeCertificateV2"}constructor(parameters={}){
super(),this.acinfo=parameters[ACINFO]??AttributeCertificateV22.defaultValues(ACINFO),this.signatureAlgorithm=parameters[SIGNATURE_ALGORITHM$5]??
AttributeCertificateV22.defaultValues(SIGNATURE_ALGORITHM$5),this.signatureValue=parameters[SIGNATURE_VALUE$2]??AttributeCertificateV22.
defaultValues(SIGNATURE_VALUE$2),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case ACINFO:return new AttributeCertificateInfoV2;case SIGNATURE_ALGORITHM$5:return new AlgorithmIdentifier;case SIGNATURE_VALUE$2:
return new BitString;default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??
{};return new Sequence({name:names.blockName||"",value:[AttributeCertificateInfoV2.schema(names.acinfo||{}),AlgorithmIdentifier.
schema(names.signatureAlgorithm||{}),new BitString({name:names.signatureValue||""})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$53)
delete schema[prop];let asn1=compareSchema(schema,schema,AttributeCertificateV22.schema({names:{acinfo:{names:{blockName:ACINFO}},
signatureAlgorithm:{names:{blockName:SIGNATURE_ALGORITHM$5}},signatureValue:SIGNATURE_VALUE$2}}));AsnError.assertSchema(
asn1,this.className),this.acinfo=new AttributeCertificateInfoV2({schema:asn1.result.acinfo}),this.signatureAlgorithm=new AlgorithmIdentifier(
{schema:asn1.result.signatureAlgorithm}),this.signatureValue=asn1.result.signatureValue}toSchema(){return new Sequence({
value:[this.acinfo.toSchema(),this.signatureAlgorithm.toSchema(),this.signatureValue]})}toJSON(){return{acinfo:this.acinfo.
toJSON(),signatureAlgorithm:this.signatureAlgorithm.toJSON(),signatureValue:this.signatureValue.toJSON()}}},CONTENT_TYPE=
"contentType",CONTENT="content",CLEAR_PROPS$52=[CONTENT_TYPE,CONTENT],ContentInfo=class ContentInfo2 extends PkiObject{static{
this.CLASS_NAME="ContentInfo"}static{this.DATA=id_ContentType_Data}static{this.SIGNED_DATA=id_ContentType_SignedData}static{
this.ENVELOPED_DATA=id_ContentType_EnvelopedData}static{this.ENCRYPTED_DATA=id_ContentType_EncryptedData}constructor(parameters={}){
super(),this.contentType=parameters[CONTENT_TYPE]??ContentInfo2.defaultValues(CONTENT_TYPE),this.content=parameters[CONTENT]??
ContentInfo2.defaultValues(CONTENT),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case CONTENT_TYPE:return"";case CONTENT:return new Any;default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case CONTENT_TYPE:return typeof memberValue=="string"&&memberValue===this.defaultValues(CONTENT_TYPE);case CONTENT:
return memberValue instanceof Any;default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.
names??{};return"optional"in names||(names.optional=!1),new Sequence({name:names.blockName||"ContentInfo",optional:names.
optional,value:[new ObjectIdentifier({name:names.contentType||CONTENT_TYPE}),new Constructed({idBlock:{tagClass:3,tagNumber:0},
value:[new Any({name:names.content||CONTENT})]})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$52)delete schema[prop];
let asn1=compareSchema(schema,schema,ContentInfo2.schema());AsnError.assertSchema(asn1,this.className),this.contentType=
asn1.result.contentType.valueBlock.toString(),this.content=asn1.result.content}toSchema(){return new Sequence({value:[new ObjectIdentifier(
{value:this.contentType}),new Constructed({idBlock:{tagClass:3,tagNumber:0},value:[this.content]})]})}toJSON(){let object={
contentType:this.contentType};return this.content instanceof Any||(object.content=this.content.toJSON()),object}},CERT_ID$1=
"certId",CERT_VALUE="certValue",PARSED_VALUE$4="parsedValue",CLEAR_PROPS$51=[CERT_ID$1,CERT_VALUE],CertBag=class CertBag2 extends PkiObject{static{
this.CLASS_NAME="CertBag"}constructor(parameters={}){super(),this.certId=parameters[CERT_ID$1]??CertBag2.defaultValues(CERT_ID$1),
this.certValue=parameters[CERT_VALUE]??CertBag2.defaultValues(CERT_VALUE),PARSED_VALUE$4 in parameters&&(this.parsedValue=
parameters[PARSED_VALUE$4]??CertBag2.defaultValues(PARSED_VALUE$4)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case CERT_ID$1:return"";case CERT_VALUE:return new Any;case PARSED_VALUE$4:return{};default:return super.
defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){switch(memberName){case CERT_ID$1:return memberValue===
"";case CERT_VALUE:return memberValue instanceof Any;case PARSED_VALUE$4:return memberValue instanceof Object&&Object.keys(
memberValue).length===0;default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.
names??{};return new Sequence({name:names.blockName||"",value:[new ObjectIdentifier({name:names.id||"id"}),new Constructed(
{idBlock:{tagClass:3,tagNumber:0},value:[new Any({name:names.value||"value"})]})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$51)
delete schema[prop];let asn1=compareSchema(schema,schema,CertBag2.schema({names:{id:CERT_ID$1,value:CERT_VALUE}}));AsnError.
assertSchema(asn1,this.className),this.certId=asn1.result.certId.valueBlock.toString(),this.certValue=asn1.result.certValue;
let certValueHex=this.certValue.valueBlock.valueHexView;switch(this.certId){case id_CertBag_X509Certificate:try{this.parsedValue=
Certificate.fromBER(certValueHex)}catch{AttributeCertificateV2.fromBER(certValueHex)}break;case id_CertBag_AttributeCertificate:
this.parsedValue=AttributeCertificateV2.fromBER(certValueHex);break;case id_CertBag_SDSICertificate:default:throw new Error(
`Incorrect CERT_ID value in CertBag: ${this.certId}`)}}toSchema(){return PARSED_VALUE$4 in this&&("acinfo"in this.parsedValue?
this.certId=id_CertBag_AttributeCertificate:this.certId=id_CertBag_X509Certificate,this.certValue=new OctetString({valueHex:this.
parsedValue.toSchema().toBER(!1)})),new Sequence({value:[new ObjectIdentifier({value:this.certId}),new Constructed({idBlock:{
tagClass:3,tagNumber:0},value:["toSchema"in this.certValue?this.certValue.toSchema():this.certValue]})]})}toJSON(){return{
certId:this.certId,certValue:this.certValue.toJSON()}}},USER_CERTIFICATE="userCertificate",REVOCATION_DATE="revocationDa\
te",CRL_ENTRY_EXTENSIONS="crlEntryExtensions",CLEAR_PROPS$50=[USER_CERTIFICATE,REVOCATION_DATE,CRL_ENTRY_EXTENSIONS],RevokedCertificate=
class RevokedCertificate2 extends PkiObject{static{this.CLASS_NAME="RevokedCertificate"}constructor(parameters={}){super(),
this.userCertificate=parameters[USER_CERTIFICATE]??RevokedCertificate2.defaultValues(USER_CERTIFICATE),this.revocationDate=
parameters[REVOCATION_DATE]??RevokedCertificate2.defaultValues(REVOCATION_DATE),CRL_ENTRY_EXTENSIONS in parameters&&(this.
crlEntryExtensions=parameters[CRL_ENTRY_EXTENSIONS]??RevokedCertificate2.defaultValues(CRL_ENTRY_EXTENSIONS)),parameters.
schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case USER_CERTIFICATE:return new Integer;case REVOCATION_DATE:
return new Time;case CRL_ENTRY_EXTENSIONS:return new Extensions;default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[new Integer({name:names.userCertificate||
USER_CERTIFICATE}),Time.schema({names:{utcTimeName:names.revocationDate||REVOCATION_DATE,generalTimeName:names.revocationDate||
REVOCATION_DATE}}),Extensions.schema({names:{blockName:names.crlEntryExtensions||CRL_ENTRY_EXTENSIONS}},!0)]})}fromSchema(schema){
for(let prop of CLEAR_PROPS$50)delete schema[prop];let asn1=compareSchema(schema,schema,RevokedCertificate2.schema());AsnError.
assertSchema(asn1,this.className),this.userCertificate=asn1.result.userCertificate,this.revocationDate=new Time({schema:asn1.
result.revocationDate}),CRL_ENTRY_EXTENSIONS in asn1.result&&(this.crlEntryExtensions=new Extensions({schema:asn1.result.
crlEntryExtensions}))}toSchema(){let outputArray=[this.userCertificate,this.revocationDate.toSchema()];return this.crlEntryExtensions&&
outputArray.push(this.crlEntryExtensions.toSchema()),new Sequence({value:outputArray})}toJSON(){let res={userCertificate:this.
userCertificate.toJSON(),revocationDate:this.revocationDate.toJSON()};return this.crlEntryExtensions&&(res.crlEntryExtensions=
this.crlEntryExtensions.toJSON()),res}},TBS$3="tbs",VERSION$14="version",SIGNATURE$3="signature",ISSUER$1="issuer",THIS_UPDATE$1=
"thisUpdate",NEXT_UPDATE$1="nextUpdate",REVOKED_CERTIFICATES="revokedCertificates",CRL_EXTENSIONS="crlExtensions",SIGNATURE_ALGORITHM$4=
"signatureAlgorithm",SIGNATURE_VALUE$1="signatureValue",TBS_CERT_LIST="tbsCertList",TBS_CERT_LIST_VERSION=`${TBS_CERT_LIST}\
.version`,TBS_CERT_LIST_SIGNATURE=`${TBS_CERT_LIST}.signature`,TBS_CERT_LIST_ISSUER=`${TBS_CERT_LIST}.issuer`,TBS_CERT_LIST_THIS_UPDATE=
`${TBS_CERT_LIST}.thisUpdate`,TBS_CERT_LIST_NEXT_UPDATE=`${TBS_CERT_LIST}.nextUpdate`,TBS_CERT_LIST_REVOKED_CERTIFICATES=
`${TBS_CERT_LIST}.revokedCertificates`,TBS_CERT_LIST_EXTENSIONS=`${TBS_CERT_LIST}.extensions`,CLEAR_PROPS$49=[TBS_CERT_LIST,
TBS_CERT_LIST_VERSION,TBS_CERT_LIST_SIGNATURE,TBS_CERT_LIST_ISSUER,TBS_CERT_LIST_THIS_UPDATE,TBS_CERT_LIST_NEXT_UPDATE,TBS_CERT_LIST_REVOKED_CERTIFICATES,
TBS_CERT_LIST_EXTENSIONS,SIGNATURE_ALGORITHM$4,SIGNATURE_VALUE$1];WELL_KNOWN_EXTENSIONS=[id_AuthorityKeyIdentifier,id_IssuerAltName,
id_CRLNumber,id_BaseCRLNumber,id_IssuingDistributionPoint,id_FreshestCRL,id_AuthorityInfoAccess,id_CRLReason,id_InvalidityDate,
id_CertificateIssuer],CertificateRevocationList=class CertificateRevocationList2 extends PkiObject{static{this.CLASS_NAME=
"CertificateRevocationList"}get tbs(){return toArrayBuffer2(this.tbsView)}set tbs(value){this.tbsView=new Uint8Array(value)}constructor(parameters={}){
super(),this.tbsView=new Uint8Array(parameters[TBS$3]??CertificateRevocationList2.defaultValues(TBS$3)),this.version=parameters[VERSION$14]??
CertificateRevocationList2.defaultValues(VERSION$14),this.signature=parameters[SIGNATURE$3]??CertificateRevocationList2.
defaultValues(SIGNATURE$3),this.issuer=parameters[ISSUER$1]??CertificateRevocationList2.defaultValues(ISSUER$1),this.thisUpdate=
parameters[THIS_UPDATE$1]??CertificateRevocationList2.defaultValues(THIS_UPDATE$1),NEXT_UPDATE$1 in parameters&&(this.nextUpdate=
parameters[NEXT_UPDATE$1]??CertificateRevocationList2.defaultValues(NEXT_UPDATE$1)),REVOKED_CERTIFICATES in parameters&&
(this.revokedCertificates=parameters[REVOKED_CERTIFICATES]??CertificateRevocationList2.defaultValues(REVOKED_CERTIFICATES)),
CRL_EXTENSIONS in parameters&&(this.crlExtensions=parameters[CRL_EXTENSIONS]??CertificateRevocationList2.defaultValues(CRL_EXTENSIONS)),
this.signatureAlgorithm=parameters[SIGNATURE_ALGORITHM$4]??CertificateRevocationList2.defaultValues(SIGNATURE_ALGORITHM$4),
this.signatureValue=parameters[SIGNATURE_VALUE$1]??CertificateRevocationList2.defaultValues(SIGNATURE_VALUE$1),parameters.
schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case TBS$3:return EMPTY_BUFFER2;case VERSION$14:
return 0;case SIGNATURE$3:return new AlgorithmIdentifier;case ISSUER$1:return new RelativeDistinguishedNames;case THIS_UPDATE$1:
return new Time;case NEXT_UPDATE$1:return new Time;case REVOKED_CERTIFICATES:return[];case CRL_EXTENSIONS:return new Extensions;case SIGNATURE_ALGORITHM$4:
return new AlgorithmIdentifier;case SIGNATURE_VALUE$1:return new BitString;default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"CertificateList",value:[tbsCertList(parameters),
AlgorithmIdentifier.schema(names.signatureAlgorithm||{names:{blockName:SIGNATURE_ALGORITHM$4}}),new BitString({name:names.
signatureValue||SIGNATURE_VALUE$1})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$49)delete schema[prop];let asn1=compareSchema(
schema,schema,CertificateRevocationList2.schema());AsnError.assertSchema(asn1,this.className),this.tbsView=asn1.result.tbsCertList.
valueBeforeDecodeView,TBS_CERT_LIST_VERSION in asn1.result&&(this.version=asn1.result[TBS_CERT_LIST_VERSION].valueBlock.
valueDec),this.signature=new AlgorithmIdentifier({schema:asn1.result[TBS_CERT_LIST_SIGNATURE]}),this.issuer=new RelativeDistinguishedNames(
{schema:asn1.result[TBS_CERT_LIST_ISSUER]}),this.thisUpdate=new Time({schema:asn1.result[TBS_CERT_LIST_THIS_UPDATE]}),TBS_CERT_LIST_NEXT_UPDATE in
asn1.result&&(this.nextUpdate=new Time({schema:asn1.result[TBS_CERT_LIST_NEXT_UPDATE]})),TBS_CERT_LIST_REVOKED_CERTIFICATES in
asn1.result&&(this.revokedCertificates=Array.from(asn1.result[TBS_CERT_LIST_REVOKED_CERTIFICATES],element=>new RevokedCertificate(
{schema:element}))),TBS_CERT_LIST_EXTENSIONS in asn1.result&&(this.crlExtensions=new Extensions({schema:asn1.result[TBS_CERT_LIST_EXTENSIONS]})),
this.signatureAlgorithm=new AlgorithmIdentifier({schema:asn1.result.signatureAlgorithm}),this.signatureValue=asn1.result.
signatureValue}encodeTBS(){let outputArray=[];return this.version!==CertificateRevocationList2.defaultValues(VERSION$14)&&
outputArray.push(new Integer({value:this.version})),outputArray.push(this.signature.toSchema()),outputArray.push(this.issuer.
toSchema()),outputArray.push(this.thisUpdate.toSchema()),this.nextUpdate&&outputArray.push(this.nextUpdate.toSchema()),this.
revokedCertificates&&outputArray.push(new Sequence({value:Array.from(this.revokedCertificates,o=>o.toSchema())})),this.crlExtensions&&
outputArray.push(new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:0},value:[this.crlExtensions.toSchema()]})),
new Sequence({value:outputArray})}toSchema(encodeFlag=!1){let tbsSchema;if(encodeFlag)tbsSchema=this.encodeTBS();else{if(!this.
tbsView.byteLength)return CertificateRevocationList2.schema();let asn1=fromBER(this.tbsView);AsnError.assert(asn1,"TBS C\
ertificate Revocation List"),tbsSchema=asn1.result}return new Sequence({value:[tbsSchema,this.signatureAlgorithm.toSchema(),
this.signatureValue]})}toJSON(){let res={tbs:hex_exports2.encode(this.tbsView),version:this.version,signature:this.signature.
toJSON(),issuer:this.issuer.toJSON(),thisUpdate:this.thisUpdate.toJSON(),signatureAlgorithm:this.signatureAlgorithm.toJSON(),
signatureValue:this.signatureValue.toJSON()};return this.version!==CertificateRevocationList2.defaultValues(VERSION$14)&&
(res.version=this.version),this.nextUpdate&&(res.nextUpdate=this.nextUpdate.toJSON()),this.revokedCertificates&&(res.revokedCertificates=
Array.from(this.revokedCertificates,o=>o.toJSON())),this.crlExtensions&&(res.crlExtensions=this.crlExtensions.toJSON()),
res}isCertificateRevoked(certificate){if(!this.issuer.isEqual(certificate.issuer)||!this.revokedCertificates)return!1;for(let revokedCertificate of this.
revokedCertificates)if(revokedCertificate.userCertificate.isEqual(certificate.serialNumber))return!0;return!1}async sign(privateKey,hashAlgorithm="\
SHA-1",crypto2=getCrypto(!0)){if(!privateKey)throw new Error("Need to provide a private key for signing");let signatureParameters=await crypto2.
getSignatureParameters(privateKey,hashAlgorithm),{parameters}=signatureParameters;this.signature=signatureParameters.signatureAlgorithm,
this.signatureAlgorithm=signatureParameters.signatureAlgorithm,this.tbsView=new Uint8Array(this.encodeTBS().toBER());let signature=await crypto2.
signWithPrivateKey(this.tbsView,privateKey,parameters);this.signatureValue=new BitString({valueHex:signature})}async verify(parameters={},crypto2=getCrypto(
!0)){let subjectPublicKeyInfo;if(parameters.issuerCertificate&&(subjectPublicKeyInfo=parameters.issuerCertificate.subjectPublicKeyInfo,
!this.issuer.isEqual(parameters.issuerCertificate.subject)))return!1;if(parameters.publicKeyInfo&&(subjectPublicKeyInfo=
parameters.publicKeyInfo),!subjectPublicKeyInfo)throw new Error("Issuer's certificate must be provided as an input param\
eter");if(this.crlExtensions){for(let extension of this.crlExtensions.extensions)if(extension.critical&&!WELL_KNOWN_EXTENSIONS.
includes(extension.extnID))return!1}return crypto2.verifyWithPublicKey(this.tbsView,this.signatureValue,subjectPublicKeyInfo,
this.signatureAlgorithm)}},CRL_ID="crlId",CRL_VALUE="crlValue",PARSED_VALUE$3="parsedValue",CLEAR_PROPS$48=[CRL_ID,CRL_VALUE],
CRLBag=class CRLBag2 extends PkiObject{static{this.CLASS_NAME="CRLBag"}constructor(parameters={}){super(),this.crlId=parameters[CRL_ID]??
CRLBag2.defaultValues(CRL_ID),this.crlValue=parameters[CRL_VALUE]??CRLBag2.defaultValues(CRL_VALUE),PARSED_VALUE$3 in parameters&&
(this.parsedValue=parameters[PARSED_VALUE$3]??CRLBag2.defaultValues(PARSED_VALUE$3)),parameters.schema&&this.fromSchema(
parameters.schema)}static defaultValues(memberName){switch(memberName){case CRL_ID:return"";case CRL_VALUE:return new Any;case PARSED_VALUE$3:
return{};default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){switch(memberName){case CRL_ID:
return memberValue==="";case CRL_VALUE:return memberValue instanceof Any;case PARSED_VALUE$3:return memberValue instanceof
Object&&Object.keys(memberValue).length===0;default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[new ObjectIdentifier({name:names.id||
"id"}),new Constructed({idBlock:{tagClass:3,tagNumber:0},value:[new Any({name:names.value||"value"})]})]})}fromSchema(schema){
for(let prop of CLEAR_PROPS$48)delete schema[prop];let asn1=compareSchema(schema,schema,CRLBag2.schema({names:{id:CRL_ID,
value:CRL_VALUE}}));if(AsnError.assertSchema(asn1,this.className),this.crlId=asn1.result.crlId.valueBlock.toString(),this.
crlValue=asn1.result.crlValue,this.crlId===id_CRLBag_X509CRL)this.parsedValue=CertificateRevocationList.fromBER(this.certValue.
valueBlock.valueHex);else throw new Error(`Incorrect CRL_ID value in CRLBag: ${this.crlId}`)}toSchema(){return this.parsedValue&&
(this.crlId=id_CRLBag_X509CRL,this.crlValue=new OctetString({valueHex:this.parsedValue.toSchema().toBER(!1)})),new Sequence(
{value:[new ObjectIdentifier({value:this.crlId}),new Constructed({idBlock:{tagClass:3,tagNumber:0},value:[this.crlValue.
toSchema()]})]})}toJSON(){return{crlId:this.crlId,crlValue:this.crlValue.toJSON()}}},VERSION$13="version",ENCRYPTED_CONTENT_INFO$1=
"encryptedContentInfo",UNPROTECTED_ATTRS$1="unprotectedAttrs",CLEAR_PROPS$47=[VERSION$13,ENCRYPTED_CONTENT_INFO$1,UNPROTECTED_ATTRS$1],
EncryptedData=class EncryptedData2 extends PkiObject{static{this.CLASS_NAME="EncryptedData"}constructor(parameters={}){super(),
this.version=parameters[VERSION$13]??EncryptedData2.defaultValues(VERSION$13),this.encryptedContentInfo=parameters[ENCRYPTED_CONTENT_INFO$1]??
EncryptedData2.defaultValues(ENCRYPTED_CONTENT_INFO$1),UNPROTECTED_ATTRS$1 in parameters&&(this.unprotectedAttrs=parameters[UNPROTECTED_ATTRS$1]??
EncryptedData2.defaultValues(UNPROTECTED_ATTRS$1)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case VERSION$13:return 0;case ENCRYPTED_CONTENT_INFO$1:return new EncryptedContentInfo;case UNPROTECTED_ATTRS$1:
return[];default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){switch(memberName){case VERSION$13:
return memberValue===0;case ENCRYPTED_CONTENT_INFO$1:return EncryptedContentInfo.compareWithDefault("contentType",memberValue.
contentType)&&EncryptedContentInfo.compareWithDefault("contentEncryptionAlgorithm",memberValue.contentEncryptionAlgorithm)&&
EncryptedContentInfo.compareWithDefault("encryptedContent",memberValue.encryptedContent);case UNPROTECTED_ATTRS$1:return memberValue.
length===0;default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence(
{name:names.blockName||"",value:[new Integer({name:names.version||""}),EncryptedContentInfo.schema(names.encryptedContentInfo||
{}),new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:1},value:[new Repeated({name:names.unprotectedAttrs||"",value:Attribute.
schema()})]})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$47)delete schema[prop];let asn1=compareSchema(schema,schema,
EncryptedData2.schema({names:{version:VERSION$13,encryptedContentInfo:{names:{blockName:ENCRYPTED_CONTENT_INFO$1}},unprotectedAttrs:UNPROTECTED_ATTRS$1}}));
AsnError.assertSchema(asn1,this.className),this.version=asn1.result.version.valueBlock.valueDec,this.encryptedContentInfo=
new EncryptedContentInfo({schema:asn1.result.encryptedContentInfo}),UNPROTECTED_ATTRS$1 in asn1.result&&(this.unprotectedAttrs=
Array.from(asn1.result.unprotectedAttrs,element=>new Attribute({schema:element})))}toSchema(){let outputArray=[];return outputArray.
push(new Integer({value:this.version})),outputArray.push(this.encryptedContentInfo.toSchema()),this.unprotectedAttrs&&outputArray.
push(new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:1},value:Array.from(this.unprotectedAttrs,o=>o.toSchema())})),
new Sequence({value:outputArray})}toJSON(){let res={version:this.version,encryptedContentInfo:this.encryptedContentInfo.
toJSON()};return this.unprotectedAttrs&&(res.unprotectedAttrs=Array.from(this.unprotectedAttrs,o=>o.toJSON())),res}async encrypt(parameters,crypto2=getCrypto(
!0)){ArgumentError.assert(parameters,"parameters","object");let encryptParams={...parameters,contentType:"1.2.840.113549\
.1.7.1"};this.encryptedContentInfo=await crypto2.encryptEncryptedContentInfo(encryptParams)}async decrypt(parameters,crypto2=getCrypto(
!0)){ArgumentError.assert(parameters,"parameters","object");let decryptParams={...parameters,encryptedContentInfo:this.encryptedContentInfo};
return crypto2.decryptEncryptedContentInfo(decryptParams)}},ENCRYPTION_ALGORITHM="encryptionAlgorithm",ENCRYPTED_DATA="e\
ncryptedData",PARSED_VALUE$2="parsedValue",CLEAR_PROPS$46=[ENCRYPTION_ALGORITHM,ENCRYPTED_DATA],PKCS8ShroudedKeyBag=class PKCS8ShroudedKeyBag2 extends PkiObject{static{
this.CLASS_NAME="PKCS8ShroudedKeyBag"}constructor(parameters={}){super(),this.encryptionAlgorithm=parameters[ENCRYPTION_ALGORITHM]??
PKCS8ShroudedKeyBag2.defaultValues(ENCRYPTION_ALGORITHM),this.encryptedData=parameters[ENCRYPTED_DATA]??PKCS8ShroudedKeyBag2.
defaultValues(ENCRYPTED_DATA),PARSED_VALUE$2 in parameters&&(this.parsedValue=parameters[PARSED_VALUE$2]??PKCS8ShroudedKeyBag2.
defaultValues(PARSED_VALUE$2)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case ENCRYPTION_ALGORITHM:
return new AlgorithmIdentifier;case ENCRYPTED_DATA:return new OctetString;case PARSED_VALUE$2:return{};default:return super.
defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){switch(memberName){case ENCRYPTION_ALGORITHM:
return AlgorithmIdentifier.compareWithDefault("algorithmId",memberValue.algorithmId)&&!("algorithmParams"in memberValue);case ENCRYPTED_DATA:
return memberValue.isEqual(PKCS8ShroudedKeyBag2.defaultValues(memberName));case PARSED_VALUE$2:return memberValue instanceof
Object&&Object.keys(memberValue).length===0;default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[AlgorithmIdentifier.schema(names.encryptionAlgorithm||
{names:{blockName:ENCRYPTION_ALGORITHM}}),new Choice({value:[new OctetString({name:names.encryptedData||ENCRYPTED_DATA}),
new OctetString({idBlock:{isConstructed:!0},name:names.encryptedData||ENCRYPTED_DATA})]})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$46)
delete schema[prop];let asn1=compareSchema(schema,schema,PKCS8ShroudedKeyBag2.schema({names:{encryptionAlgorithm:{names:{
blockName:ENCRYPTION_ALGORITHM}},encryptedData:ENCRYPTED_DATA}}));AsnError.assertSchema(asn1,this.className),this.encryptionAlgorithm=
new AlgorithmIdentifier({schema:asn1.result.encryptionAlgorithm}),this.encryptedData=asn1.result.encryptedData}toSchema(){
return new Sequence({value:[this.encryptionAlgorithm.toSchema(),this.encryptedData]})}toJSON(){return{encryptionAlgorithm:this.
encryptionAlgorithm.toJSON(),encryptedData:this.encryptedData.toJSON()}}async parseInternalValues(parameters,crypto2=getCrypto(
!0)){let decryptedData=await new EncryptedData({encryptedContentInfo:new EncryptedContentInfo({contentEncryptionAlgorithm:this.
encryptionAlgorithm,encryptedContent:this.encryptedData})}).decrypt(parameters,crypto2);this.parsedValue=PrivateKeyInfo.
fromBER(decryptedData)}async makeInternalValues(parameters,crypto2=getCrypto(!0)){if(!this.parsedValue)throw new Error('\
Please initialize "parsedValue" first');let cmsEncrypted=new EncryptedData,encryptParams={...parameters,contentToEncrypt:this.
parsedValue.toSchema().toBER(!1)};if(await cmsEncrypted.encrypt(encryptParams,crypto2),!cmsEncrypted.encryptedContentInfo.
encryptedContent)throw new Error("The filed `encryptedContent` in EncryptedContentInfo is empty");this.encryptionAlgorithm=
cmsEncrypted.encryptedContentInfo.contentEncryptionAlgorithm,this.encryptedData=cmsEncrypted.encryptedContentInfo.encryptedContent}},
SECRET_TYPE_ID="secretTypeId",SECRET_VALUE="secretValue",CLEAR_PROPS$45=[SECRET_TYPE_ID,SECRET_VALUE],SecretBag=class SecretBag2 extends PkiObject{static{
this.CLASS_NAME="SecretBag"}constructor(parameters={}){super(),this.secretTypeId=parameters[SECRET_TYPE_ID]??SecretBag2.
defaultValues(SECRET_TYPE_ID),this.secretValue=parameters[SECRET_VALUE]??SecretBag2.defaultValues(SECRET_VALUE),parameters.
schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case SECRET_TYPE_ID:return"";case SECRET_VALUE:
return new Any;default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){switch(memberName){case SECRET_TYPE_ID:
return memberValue==="";case SECRET_VALUE:return memberValue instanceof Any;default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[new ObjectIdentifier({name:names.id||
"id"}),new Constructed({idBlock:{tagClass:3,tagNumber:0},value:[new Any({name:names.value||"value"})]})]})}fromSchema(schema){
for(let prop of CLEAR_PROPS$45)delete schema[prop];let asn1=compareSchema(schema,schema,SecretBag2.schema({names:{id:SECRET_TYPE_ID,
value:SECRET_VALUE}}));AsnError.assertSchema(asn1,this.className),this.secretTypeId=asn1.result.secretTypeId.valueBlock.
toString(),this.secretValue=asn1.result.secretValue}toSchema(){return new Sequence({value:[new ObjectIdentifier({value:this.
secretTypeId}),new Constructed({idBlock:{tagClass:3,tagNumber:0},value:[this.secretValue.toSchema()]})]})}toJSON(){return{
secretTypeId:this.secretTypeId,secretValue:this.secretValue.toJSON()}}};SafeBagValueFactory=class SafeBagValueFactory2{static getItems(){
return this.items||(this.items={},SafeBagValueFactory2.register("1.2.840.113549.1.12.10.1.1",PrivateKeyInfo),SafeBagValueFactory2.
register("1.2.840.113549.1.12.10.1.2",PKCS8ShroudedKeyBag),SafeBagValueFactory2.register("1.2.840.113549.1.12.10.1.3",CertBag),
SafeBagValueFactory2.register("1.2.840.113549.1.12.10.1.4",CRLBag),SafeBagValueFactory2.register("1.2.840.113549.1.12.10\
.1.5",SecretBag),SafeBagValueFactory2.register("1.2.840.113549.1.12.10.1.6",SafeContents)),this.items}static register(id,type){
this.getItems()[id]=type}static find(id){return this.getItems()[id]||null}},BAG_ID="bagId",BAG_VALUE="bagValue",BAG_ATTRIBUTES=
"bagAttributes",CLEAR_PROPS$44=[BAG_ID,BAG_VALUE,BAG_ATTRIBUTES],SafeBag=class SafeBag2 extends PkiObject{static{this.CLASS_NAME=
"SafeBag"}constructor(parameters={}){super(),this.bagId=parameters[BAG_ID]??SafeBag2.defaultValues(BAG_ID),this.bagValue=
parameters[BAG_VALUE]??SafeBag2.defaultValues(BAG_VALUE),BAG_ATTRIBUTES in parameters&&(this.bagAttributes=parameters[BAG_ATTRIBUTES]??
SafeBag2.defaultValues(BAG_ATTRIBUTES)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case BAG_ID:return"";case BAG_VALUE:return new Any;case BAG_ATTRIBUTES:return[];default:return super.
defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){switch(memberName){case BAG_ID:return memberValue===
"";case BAG_VALUE:return memberValue instanceof Any;case BAG_ATTRIBUTES:return memberValue.length===0;default:return super.
defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence({name:names.blockName||
"",value:[new ObjectIdentifier({name:names.bagId||BAG_ID}),new Constructed({idBlock:{tagClass:3,tagNumber:0},value:[new Any(
{name:names.bagValue||BAG_VALUE})]}),new Set({optional:!0,value:[new Repeated({name:names.bagAttributes||BAG_ATTRIBUTES,
value:Attribute.schema()})]})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$44)delete schema[prop];let asn1=compareSchema(
schema,schema,SafeBag2.schema({names:{bagId:BAG_ID,bagValue:BAG_VALUE,bagAttributes:BAG_ATTRIBUTES}}));AsnError.assertSchema(
asn1,this.className),this.bagId=asn1.result.bagId.valueBlock.toString();let bagType=SafeBagValueFactory.find(this.bagId);
if(!bagType)throw new Error(`Invalid BAG_ID for SafeBag: ${this.bagId}`);this.bagValue=new bagType({schema:asn1.result.bagValue}),
BAG_ATTRIBUTES in asn1.result&&(this.bagAttributes=Array.from(asn1.result.bagAttributes,element=>new Attribute({schema:element})))}toSchema(){
let outputArray=[new ObjectIdentifier({value:this.bagId}),new Constructed({idBlock:{tagClass:3,tagNumber:0},value:[this.
bagValue.toSchema()]})];return this.bagAttributes&&outputArray.push(new Set({value:Array.from(this.bagAttributes,o=>o.toSchema())})),
new Sequence({value:outputArray})}toJSON(){let output={bagId:this.bagId,bagValue:this.bagValue.toJSON()};return this.bagAttributes&&
(output.bagAttributes=Array.from(this.bagAttributes,o=>o.toJSON())),output}},SAFE_BUGS="safeBags",SafeContents=class SafeContents2 extends PkiObject{static{
this.CLASS_NAME="SafeContents"}constructor(parameters={}){super(),this.safeBags=parameters[SAFE_BUGS]??SafeContents2.defaultValues(
SAFE_BUGS),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){return memberName===SAFE_BUGS?
[]:super.defaultValues(memberName)}static compareWithDefault(memberName,memberValue){return memberName===SAFE_BUGS?memberValue.
length===0:super.defaultValues(memberName)}static schema(parameters={}){let names=parameters.names??{};return new Sequence(
{name:names.blockName||"",value:[new Repeated({name:names.safeBags||"",value:SafeBag.schema()})]})}fromSchema(schema){for(let prop of[
SAFE_BUGS])delete schema[prop];let asn1=compareSchema(schema,schema,SafeContents2.schema({names:{safeBags:SAFE_BUGS}}));
AsnError.assertSchema(asn1,this.className),this.safeBags=Array.from(asn1.result.safeBags,element=>new SafeBag({schema:element}))}toSchema(){
return new Sequence({value:Array.from(this.safeBags,o=>o.toSchema())})}toJSON(){return{safeBags:Array.from(this.safeBags,
o=>o.toJSON())}}},OTHER_CERT_FORMAT="otherCertFormat",OTHER_CERT="otherCert",CLEAR_PROPS$43=[OTHER_CERT_FORMAT,OTHER_CERT],
OtherCertificateFormat=class OtherCertificateFormat2 extends PkiObject{constructor(parameters={}){super(),this.otherCertFormat=
parameters[OTHER_CERT_FORMAT]??OtherCertificateFormat2.defaultValues(OTHER_CERT_FORMAT),this.otherCert=parameters[OTHER_CERT]??
OtherCertificateFormat2.defaultValues(OTHER_CERT),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case OTHER_CERT_FORMAT:return"";case OTHER_CERT:return new Any;default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[new ObjectIdentifier({name:names.otherCertFormat||
OTHER_CERT_FORMAT}),new Any({name:names.otherCert||OTHER_CERT})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$43)delete schema[prop];
let asn1=compareSchema(schema,schema,OtherCertificateFormat2.schema());AsnError.assertSchema(asn1,this.className),this.otherCertFormat=
asn1.result.otherCertFormat.valueBlock.toString(),this.otherCert=asn1.result.otherCert}toSchema(){return new Sequence({value:[
new ObjectIdentifier({value:this.otherCertFormat}),this.otherCert]})}toJSON(){let res={otherCertFormat:this.otherCertFormat};
return this.otherCert instanceof Any||(res.otherCert=this.otherCert.toJSON()),res}},CERTIFICATES$1="certificates",CLEAR_PROPS$42=
[CERTIFICATES$1],CertificateSet=class CertificateSet2 extends PkiObject{static{this.CLASS_NAME="CertificateSet"}constructor(parameters={}){
super(),this.certificates=parameters[CERTIFICATES$1]??CertificateSet2.defaultValues(CERTIFICATES$1),parameters.schema&&this.
fromSchema(parameters.schema)}static defaultValues(memberName){return memberName===CERTIFICATES$1?[]:super.defaultValues(
memberName)}static schema(parameters={}){let names=parameters.names??{};return new Set({name:names.blockName||"",value:[
new Repeated({name:names.certificates||CERTIFICATES$1,value:new Choice({value:[Certificate.schema(),new Constructed({idBlock:{
tagClass:3,tagNumber:0},value:[new Any]}),new Constructed({idBlock:{tagClass:3,tagNumber:1},value:[new Sequence]}),new Constructed(
{idBlock:{tagClass:3,tagNumber:2},value:AttributeCertificateV2.schema().valueBlock.value}),new Constructed({idBlock:{tagClass:3,
tagNumber:3},value:OtherCertificateFormat.schema().valueBlock.value})]})})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$42)
delete schema[prop];let asn1=compareSchema(schema,schema,CertificateSet2.schema());AsnError.assertSchema(asn1,this.className),
this.certificates=Array.from(asn1.result.certificates||[],element=>{let initialTagNumber=element.idBlock.tagNumber;if(element.
idBlock.tagClass===1)return new Certificate({schema:element});let elementSequence=new Sequence({value:element.valueBlock.
value});switch(initialTagNumber){case 1:return elementSequence.valueBlock.value[0].valueBlock.value[0].valueBlock.valueDec===
1?new AttributeCertificateV2({schema:elementSequence}):new AttributeCertificateV1({schema:elementSequence});case 2:return new AttributeCertificateV2(
{schema:elementSequence});case 3:return new OtherCertificateFormat({schema:elementSequence})}return element})}toSchema(){
return new Set({value:Array.from(this.certificates,element=>{switch(!0){case element instanceof Certificate:return element.
toSchema();case element instanceof AttributeCertificateV1:return new Constructed({idBlock:{tagClass:3,tagNumber:1},value:element.
toSchema().valueBlock.value});case element instanceof AttributeCertificateV2:return new Constructed({idBlock:{tagClass:3,
tagNumber:2},value:element.toSchema().valueBlock.value});case element instanceof OtherCertificateFormat:return new Constructed(
{idBlock:{tagClass:3,tagNumber:3},value:element.toSchema().valueBlock.value})}return element.toSchema()})})}toJSON(){return{
certificates:Array.from(this.certificates,o=>o.toJSON())}}},OTHER_REV_INFO_FORMAT="otherRevInfoFormat",OTHER_REV_INFO="o\
therRevInfo",CLEAR_PROPS$41=[OTHER_REV_INFO_FORMAT,OTHER_REV_INFO],OtherRevocationInfoFormat=class OtherRevocationInfoFormat2 extends PkiObject{static{
this.CLASS_NAME="OtherRevocationInfoFormat"}constructor(parameters={}){super(),this.otherRevInfoFormat=parameters[OTHER_REV_INFO_FORMAT]??
OtherRevocationInfoFormat2.defaultValues(OTHER_REV_INFO_FORMAT),this.otherRevInfo=parameters[OTHER_REV_INFO]??OtherRevocationInfoFormat2.
defaultValues(OTHER_REV_INFO),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case OTHER_REV_INFO_FORMAT:
return"";case OTHER_REV_INFO:return new Any;default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[new ObjectIdentifier({name:names.otherRevInfoFormat||
OTHER_REV_INFO_FORMAT}),new Any({name:names.otherRevInfo||OTHER_REV_INFO})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$41)
delete schema[prop];let asn1=compareSchema(schema,schema,OtherRevocationInfoFormat2.schema());AsnError.assertSchema(asn1,
this.className),this.otherRevInfoFormat=asn1.result.otherRevInfoFormat.valueBlock.toString(),this.otherRevInfo=asn1.result.
otherRevInfo}toSchema(){return new Sequence({value:[new ObjectIdentifier({value:this.otherRevInfoFormat}),this.otherRevInfo]})}toJSON(){
let res={otherRevInfoFormat:this.otherRevInfoFormat};return this.otherRevInfo instanceof Any||(res.otherRevInfo=this.otherRevInfo.
toJSON()),res}},CRLS$3="crls",OTHER_REVOCATION_INFOS="otherRevocationInfos",CLEAR_PROPS$40=[CRLS$3],RevocationInfoChoices=
class RevocationInfoChoices2 extends PkiObject{static{this.CLASS_NAME="RevocationInfoChoices"}constructor(parameters={}){
super(),this.crls=parameters[CRLS$3]??RevocationInfoChoices2.defaultValues(CRLS$3),this.otherRevocationInfos=parameters[OTHER_REVOCATION_INFOS]??
RevocationInfoChoices2.defaultValues(OTHER_REVOCATION_INFOS),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case CRLS$3:return[];case OTHER_REVOCATION_INFOS:return[];default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Set({name:names.blockName||"",value:[new Repeated({name:names.crls||"",value:new Choice(
{value:[CertificateRevocationList.schema(),new Constructed({idBlock:{tagClass:3,tagNumber:1},value:[new ObjectIdentifier,
new Any]})]})})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$40)delete schema[prop];let asn1=compareSchema(schema,schema,
RevocationInfoChoices2.schema({names:{crls:CRLS$3}}));if(AsnError.assertSchema(asn1,this.className),asn1.result.crls)for(let element of asn1.
result.crls)element.idBlock.tagClass===1?this.crls.push(new CertificateRevocationList({schema:element})):this.otherRevocationInfos.
push(new OtherRevocationInfoFormat({schema:element}))}toSchema(){let outputArray=[];return outputArray.push(...Array.from(
this.crls,o=>o.toSchema())),outputArray.push(...Array.from(this.otherRevocationInfos,element=>{let schema=element.toSchema();
return schema.idBlock.tagClass=3,schema.idBlock.tagNumber=1,schema})),new Set({value:outputArray})}toJSON(){return{crls:Array.
from(this.crls,o=>o.toJSON()),otherRevocationInfos:Array.from(this.otherRevocationInfos,o=>o.toJSON())}}},CERTS$3="certs",
CRLS$2="crls",CLEAR_PROPS$39=[CERTS$3,CRLS$2],OriginatorInfo=class OriginatorInfo2 extends PkiObject{static{this.CLASS_NAME=
"OriginatorInfo"}constructor(parameters={}){super(),this.crls=parameters[CRLS$2]??OriginatorInfo2.defaultValues(CRLS$2),
parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case CERTS$3:return new CertificateSet;case CRLS$2:
return new RevocationInfoChoices;default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case CERTS$3:return memberValue.certificates.length===0;case CRLS$2:return memberValue.crls.length===
0&&memberValue.otherRevocationInfos.length===0;default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[new Constructed({name:names.certs||"",
optional:!0,idBlock:{tagClass:3,tagNumber:0},value:CertificateSet.schema().valueBlock.value}),new Constructed({name:names.
crls||"",optional:!0,idBlock:{tagClass:3,tagNumber:1},value:RevocationInfoChoices.schema().valueBlock.value})]})}fromSchema(schema){
for(let prop of CLEAR_PROPS$39)delete schema[prop];let asn1=compareSchema(schema,schema,OriginatorInfo2.schema({names:{certs:CERTS$3,
crls:CRLS$2}}));AsnError.assertSchema(asn1,this.className),CERTS$3 in asn1.result&&(this.certs=new CertificateSet({schema:new Set(
{value:asn1.result.certs.valueBlock.value})})),CRLS$2 in asn1.result&&(this.crls=new RevocationInfoChoices({schema:new Set(
{value:asn1.result.crls.valueBlock.value})}))}toSchema(){let sequenceValue=[];return this.certs&&sequenceValue.push(new Constructed(
{idBlock:{tagClass:3,tagNumber:0},value:this.certs.toSchema().valueBlock.value})),this.crls&&sequenceValue.push(new Constructed(
{idBlock:{tagClass:3,tagNumber:1},value:this.crls.toSchema().valueBlock.value})),new Sequence({value:sequenceValue})}toJSON(){
let res={};return this.certs&&(res.certs=this.certs.toJSON()),this.crls&&(res.crls=this.crls.toJSON()),res}},ISSUER="iss\
uer",SERIAL_NUMBER$2="serialNumber",CLEAR_PROPS$38=[ISSUER,SERIAL_NUMBER$2],IssuerAndSerialNumber=class IssuerAndSerialNumber2 extends PkiObject{static{
this.CLASS_NAME="IssuerAndSerialNumber"}constructor(parameters={}){super(),this.issuer=parameters[ISSUER]??IssuerAndSerialNumber2.
defaultValues(ISSUER),this.serialNumber=parameters[SERIAL_NUMBER$2]??IssuerAndSerialNumber2.defaultValues(SERIAL_NUMBER$2),
parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case ISSUER:return new RelativeDistinguishedNames;case SERIAL_NUMBER$2:
return new Integer;default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??
{};return new Sequence({name:names.blockName||"",value:[RelativeDistinguishedNames.schema(names.issuer||{}),new Integer(
{name:names.serialNumber||""})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$38)delete schema[prop];let asn1=compareSchema(
schema,schema,IssuerAndSerialNumber2.schema({names:{issuer:{names:{blockName:ISSUER}},serialNumber:SERIAL_NUMBER$2}}));AsnError.
assertSchema(asn1,this.className),this.issuer=new RelativeDistinguishedNames({schema:asn1.result.issuer}),this.serialNumber=
asn1.result.serialNumber}toSchema(){return new Sequence({value:[this.issuer.toSchema(),this.serialNumber]})}toJSON(){return{
issuer:this.issuer.toJSON(),serialNumber:this.serialNumber.toJSON()}}},VARIANT$3="variant",VALUE$4="value",CLEAR_PROPS$37=
["blockName"],RecipientIdentifier=class RecipientIdentifier2 extends PkiObject{static{this.CLASS_NAME="RecipientIdentifi\
er"}constructor(parameters={}){super(),this.variant=parameters[VARIANT$3]??RecipientIdentifier2.defaultValues(VARIANT$3),
VALUE$4 in parameters&&(this.value=parameters[VALUE$4]??RecipientIdentifier2.defaultValues(VALUE$4)),parameters.schema&&
this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case VARIANT$3:return-1;case VALUE$4:
return{};default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){switch(memberName){case VARIANT$3:
return memberValue===-1;case VALUE$4:return Object.keys(memberValue).length===0;default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Choice({value:[IssuerAndSerialNumber.schema({names:{blockName:names.blockName||
""}}),new Primitive({name:names.blockName||"",idBlock:{tagClass:3,tagNumber:0}})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$37)
delete schema[prop];let asn1=compareSchema(schema,schema,RecipientIdentifier2.schema({names:{blockName:"blockName"}}));AsnError.
assertSchema(asn1,this.className),asn1.result.blockName.idBlock.tagClass===1?(this.variant=1,this.value=new IssuerAndSerialNumber(
{schema:asn1.result.blockName})):(this.variant=2,this.value=new OctetString({valueHex:asn1.result.blockName.valueBlock.valueHex}))}toSchema(){
switch(this.variant){case 1:if(!(this.value instanceof IssuerAndSerialNumber))throw new Error("Incorrect type of Recipie\
ntIdentifier.value. It should be IssuerAndSerialNumber.");return this.value.toSchema();case 2:if(!(this.value instanceof
OctetString))throw new Error("Incorrect type of RecipientIdentifier.value. It should be ASN.1 OctetString.");return new Primitive(
{idBlock:{tagClass:3,tagNumber:0},valueHex:this.value.valueBlock.valueHexView});default:return new Any}}toJSON(){let res={
variant:this.variant};return(this.variant===1||this.variant===2)&&this.value&&(res.value=this.value.toJSON()),res}},VERSION$12=
"version",RID$1="rid",KEY_ENCRYPTION_ALGORITHM$3="keyEncryptionAlgorithm",ENCRYPTED_KEY$3="encryptedKey",RECIPIENT_CERTIFICATE$1=
"recipientCertificate",CLEAR_PROPS$36=[VERSION$12,RID$1,KEY_ENCRYPTION_ALGORITHM$3,ENCRYPTED_KEY$3],KeyTransRecipientInfo=
class KeyTransRecipientInfo2 extends PkiObject{static{this.CLASS_NAME="KeyTransRecipientInfo"}constructor(parameters={}){
super(),this.version=parameters[VERSION$12]??KeyTransRecipientInfo2.defaultValues(VERSION$12),this.rid=parameters[RID$1]??
KeyTransRecipientInfo2.defaultValues(RID$1),this.keyEncryptionAlgorithm=parameters[KEY_ENCRYPTION_ALGORITHM$3]??KeyTransRecipientInfo2.
defaultValues(KEY_ENCRYPTION_ALGORITHM$3),this.encryptedKey=parameters[ENCRYPTED_KEY$3]??KeyTransRecipientInfo2.defaultValues(
ENCRYPTED_KEY$3),this.recipientCertificate=parameters[RECIPIENT_CERTIFICATE$1]??KeyTransRecipientInfo2.defaultValues(RECIPIENT_CERTIFICATE$1),
parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case VERSION$12:
return-1;case RID$1:return{};case KEY_ENCRYPTION_ALGORITHM$3:return new AlgorithmIdentifier;case ENCRYPTED_KEY$3:return new OctetString;case RECIPIENT_CERTIFICATE$1:
return new Certificate;default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case VERSION$12:return memberValue===KeyTransRecipientInfo2.defaultValues(VERSION$12);case RID$1:return Object.
keys(memberValue).length===0;case KEY_ENCRYPTION_ALGORITHM$3:case ENCRYPTED_KEY$3:return memberValue.isEqual(KeyTransRecipientInfo2.
defaultValues(memberName));case RECIPIENT_CERTIFICATE$1:return!1;default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[new Integer({name:names.version||""}),
RecipientIdentifier.schema(names.rid||{}),AlgorithmIdentifier.schema(names.keyEncryptionAlgorithm||{}),new OctetString({
name:names.encryptedKey||""})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$36)delete schema[prop];let asn1=compareSchema(
schema,schema,KeyTransRecipientInfo2.schema({names:{version:VERSION$12,rid:{names:{blockName:RID$1}},keyEncryptionAlgorithm:{
names:{blockName:KEY_ENCRYPTION_ALGORITHM$3}},encryptedKey:ENCRYPTED_KEY$3}}));AsnError.assertSchema(asn1,this.className),
this.version=asn1.result.version.valueBlock.valueDec,asn1.result.rid.idBlock.tagClass===3?this.rid=new OctetString({valueHex:asn1.
result.rid.valueBlock.valueHex}):this.rid=new IssuerAndSerialNumber({schema:asn1.result.rid}),this.keyEncryptionAlgorithm=
new AlgorithmIdentifier({schema:asn1.result.keyEncryptionAlgorithm}),this.encryptedKey=asn1.result.encryptedKey}toSchema(){
let outputArray=[];return this.rid instanceof IssuerAndSerialNumber?(this.version=0,outputArray.push(new Integer({value:this.
version})),outputArray.push(this.rid.toSchema())):(this.version=2,outputArray.push(new Integer({value:this.version})),outputArray.
push(new Primitive({idBlock:{tagClass:3,tagNumber:0},valueHex:this.rid.valueBlock.valueHexView}))),outputArray.push(this.
keyEncryptionAlgorithm.toSchema()),outputArray.push(this.encryptedKey),new Sequence({value:outputArray})}toJSON(){return{
version:this.version,rid:this.rid.toJSON(),keyEncryptionAlgorithm:this.keyEncryptionAlgorithm.toJSON(),encryptedKey:this.
encryptedKey.toJSON()}}},ALGORITHM="algorithm",PUBLIC_KEY="publicKey",CLEAR_PROPS$35=[ALGORITHM,PUBLIC_KEY],OriginatorPublicKey=
class OriginatorPublicKey2 extends PkiObject{static{this.CLASS_NAME="OriginatorPublicKey"}constructor(parameters={}){super(),
this.algorithm=parameters[ALGORITHM]??OriginatorPublicKey2.defaultValues(ALGORITHM),this.publicKey=parameters[PUBLIC_KEY]??
OriginatorPublicKey2.defaultValues(PUBLIC_KEY),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case ALGORITHM:return new AlgorithmIdentifier;case PUBLIC_KEY:return new BitString;default:return super.
defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){switch(memberName){case ALGORITHM:case PUBLIC_KEY:
return memberValue.isEqual(OriginatorPublicKey2.defaultValues(memberName));default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[AlgorithmIdentifier.schema(names.algorithm||
{}),new BitString({name:names.publicKey||""})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$35)delete schema[prop];let asn1=compareSchema(
schema,schema,OriginatorPublicKey2.schema({names:{algorithm:{names:{blockName:ALGORITHM}},publicKey:PUBLIC_KEY}}));AsnError.
assertSchema(asn1,this.className),this.algorithm=new AlgorithmIdentifier({schema:asn1.result.algorithm}),this.publicKey=
asn1.result.publicKey}toSchema(){return new Sequence({value:[this.algorithm.toSchema(),this.publicKey]})}toJSON(){return{
algorithm:this.algorithm.toJSON(),publicKey:this.publicKey.toJSON()}}},VARIANT$2="variant",VALUE$3="value",CLEAR_PROPS$34=
["blockName"],OriginatorIdentifierOrKey=class OriginatorIdentifierOrKey2 extends PkiObject{static{this.CLASS_NAME="Origi\
natorIdentifierOrKey"}constructor(parameters={}){super(),this.variant=parameters[VARIANT$2]??OriginatorIdentifierOrKey2.
defaultValues(VARIANT$2),VALUE$3 in parameters&&(this.value=parameters[VALUE$3]??OriginatorIdentifierOrKey2.defaultValues(
VALUE$3)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case VARIANT$2:
return-1;case VALUE$3:return{};default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case VARIANT$2:return memberValue===-1;case VALUE$3:return Object.keys(memberValue).length===0;default:
return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Choice({value:[
IssuerAndSerialNumber.schema({names:{blockName:names.blockName||""}}),new Primitive({idBlock:{tagClass:3,tagNumber:0},name:names.
blockName||""}),new Constructed({idBlock:{tagClass:3,tagNumber:1},name:names.blockName||"",value:OriginatorPublicKey.schema().
valueBlock.value})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$34)delete schema[prop];let asn1=compareSchema(schema,
schema,OriginatorIdentifierOrKey2.schema({names:{blockName:"blockName"}}));AsnError.assertSchema(asn1,this.className),asn1.
result.blockName.idBlock.tagClass===1?(this.variant=1,this.value=new IssuerAndSerialNumber({schema:asn1.result.blockName})):
asn1.result.blockName.idBlock.tagNumber===0?(asn1.result.blockName.idBlock.tagClass=1,asn1.result.blockName.idBlock.tagNumber=
4,this.variant=2,this.value=asn1.result.blockName):(this.variant=3,this.value=new OriginatorPublicKey({schema:new Sequence(
{value:asn1.result.blockName.valueBlock.value})}))}toSchema(){switch(this.variant){case 1:return this.value.toSchema();case 2:
return this.value.idBlock.tagClass=3,this.value.idBlock.tagNumber=0,this.value;case 3:{let _schema=this.value.toSchema();
return _schema.idBlock.tagClass=3,_schema.idBlock.tagNumber=1,_schema}default:return new Any}}toJSON(){let res={variant:this.
variant};return(this.variant===1||this.variant===2||this.variant===3)&&(res.value=this.value.toJSON()),res}},KEY_ATTR_ID=
"keyAttrId",KEY_ATTR="keyAttr",CLEAR_PROPS$33=[KEY_ATTR_ID,KEY_ATTR],OtherKeyAttribute=class OtherKeyAttribute2 extends PkiObject{static{
this.CLASS_NAME="OtherKeyAttribute"}constructor(parameters={}){super(),this.keyAttrId=parameters[KEY_ATTR_ID]??OtherKeyAttribute2.
defaultValues(KEY_ATTR_ID),KEY_ATTR in parameters&&(this.keyAttr=parameters[KEY_ATTR]??OtherKeyAttribute2.defaultValues(
KEY_ATTR)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case KEY_ATTR_ID:
return"";case KEY_ATTR:return{};default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case KEY_ATTR_ID:return typeof memberValue=="string"&&memberValue==="";case KEY_ATTR:return Object.keys(
memberValue).length===0;default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.
names??{};return new Sequence({optional:names.optional||!0,name:names.blockName||"",value:[new ObjectIdentifier({name:names.
keyAttrId||""}),new Any({optional:!0,name:names.keyAttr||""})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$33)delete schema[prop];
let asn1=compareSchema(schema,schema,OtherKeyAttribute2.schema({names:{keyAttrId:KEY_ATTR_ID,keyAttr:KEY_ATTR}}));AsnError.
assertSchema(asn1,this.className),this.keyAttrId=asn1.result.keyAttrId.valueBlock.toString(),KEY_ATTR in asn1.result&&(this.
keyAttr=asn1.result.keyAttr)}toSchema(){let outputArray=[];return outputArray.push(new ObjectIdentifier({value:this.keyAttrId})),
KEY_ATTR in this&&outputArray.push(this.keyAttr),new Sequence({value:outputArray})}toJSON(){let res={keyAttrId:this.keyAttrId};
return KEY_ATTR in this&&(res.keyAttr=this.keyAttr.toJSON()),res}},SUBJECT_KEY_IDENTIFIER="subjectKeyIdentifier",DATE$1=
"date",OTHER$1="other",CLEAR_PROPS$32=[SUBJECT_KEY_IDENTIFIER,DATE$1,OTHER$1],RecipientKeyIdentifier=class RecipientKeyIdentifier2 extends PkiObject{static{
this.CLASS_NAME="RecipientKeyIdentifier"}constructor(parameters={}){super(),this.subjectKeyIdentifier=parameters[SUBJECT_KEY_IDENTIFIER]??
RecipientKeyIdentifier2.defaultValues(SUBJECT_KEY_IDENTIFIER),DATE$1 in parameters&&(this.date=parameters[DATE$1]??RecipientKeyIdentifier2.
defaultValues(DATE$1)),OTHER$1 in parameters&&(this.other=parameters[OTHER$1]??RecipientKeyIdentifier2.defaultValues(OTHER$1)),
parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case SUBJECT_KEY_IDENTIFIER:
return new OctetString;case DATE$1:return new GeneralizedTime;case OTHER$1:return new OtherKeyAttribute;default:return super.
defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){switch(memberName){case SUBJECT_KEY_IDENTIFIER:
return memberValue.isEqual(RecipientKeyIdentifier2.defaultValues(SUBJECT_KEY_IDENTIFIER));case DATE$1:return memberValue.
year===0&&memberValue.month===0&&memberValue.day===0&&memberValue.hour===0&&memberValue.minute===0&&memberValue.second===
0&&memberValue.millisecond===0;case OTHER$1:return memberValue.keyAttrId===""&&!("keyAttr"in memberValue);default:return super.
defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence({name:names.blockName||
"",value:[new OctetString({name:names.subjectKeyIdentifier||""}),new GeneralizedTime({optional:!0,name:names.date||""}),
OtherKeyAttribute.schema(names.other||{})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$32)delete schema[prop];let asn1=compareSchema(
schema,schema,RecipientKeyIdentifier2.schema({names:{subjectKeyIdentifier:SUBJECT_KEY_IDENTIFIER,date:DATE$1,other:{names:{
blockName:OTHER$1}}}}));AsnError.assertSchema(asn1,this.className),this.subjectKeyIdentifier=asn1.result.subjectKeyIdentifier,
DATE$1 in asn1.result&&(this.date=asn1.result.date),OTHER$1 in asn1.result&&(this.other=new OtherKeyAttribute({schema:asn1.
result.other}))}toSchema(){let outputArray=[];return outputArray.push(this.subjectKeyIdentifier),this.date&&outputArray.
push(this.date),this.other&&outputArray.push(this.other.toSchema()),new Sequence({value:outputArray})}toJSON(){let res={
subjectKeyIdentifier:this.subjectKeyIdentifier.toJSON()};return this.date&&(res.date=this.date.toJSON()),this.other&&(res.
other=this.other.toJSON()),res}},VARIANT$1="variant",VALUE$2="value",CLEAR_PROPS$31=["blockName"],KeyAgreeRecipientIdentifier=
class KeyAgreeRecipientIdentifier2 extends PkiObject{static{this.CLASS_NAME="KeyAgreeRecipientIdentifier"}constructor(parameters={}){
super(),this.variant=parameters[VARIANT$1]??KeyAgreeRecipientIdentifier2.defaultValues(VARIANT$1),this.value=parameters[VALUE$2]??
KeyAgreeRecipientIdentifier2.defaultValues(VALUE$2),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case VARIANT$1:return-1;case VALUE$2:return{};default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case VARIANT$1:return memberValue===-1;case VALUE$2:return Object.keys(memberValue).length===0;default:
return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Choice({value:[
IssuerAndSerialNumber.schema(names.issuerAndSerialNumber||{names:{blockName:names.blockName||""}}),new Constructed({name:names.
blockName||"",idBlock:{tagClass:3,tagNumber:0},value:RecipientKeyIdentifier.schema(names.rKeyId||{names:{blockName:names.
blockName||""}}).valueBlock.value})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$31)delete schema[prop];let asn1=compareSchema(
schema,schema,KeyAgreeRecipientIdentifier2.schema({names:{blockName:"blockName"}}));AsnError.assertSchema(asn1,this.className),
asn1.result.blockName.idBlock.tagClass===1?(this.variant=1,this.value=new IssuerAndSerialNumber({schema:asn1.result.blockName})):
(this.variant=2,this.value=new RecipientKeyIdentifier({schema:new Sequence({value:asn1.result.blockName.valueBlock.value})}))}toSchema(){
switch(this.variant){case 1:return this.value.toSchema();case 2:return new Constructed({idBlock:{tagClass:3,tagNumber:0},
value:this.value.toSchema().valueBlock.value});default:return new Any}}toJSON(){let res={variant:this.variant};return(this.
variant===1||this.variant===2)&&(res.value=this.value.toJSON()),res}},RID="rid",ENCRYPTED_KEY$2="encryptedKey",CLEAR_PROPS$30=
[RID,ENCRYPTED_KEY$2],RecipientEncryptedKey=class RecipientEncryptedKey2 extends PkiObject{static{this.CLASS_NAME="Recip\
ientEncryptedKey"}constructor(parameters={}){super(),this.rid=parameters[RID]??RecipientEncryptedKey2.defaultValues(RID),
this.encryptedKey=parameters[ENCRYPTED_KEY$2]??RecipientEncryptedKey2.defaultValues(ENCRYPTED_KEY$2),parameters.schema&&
this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case RID:return new KeyAgreeRecipientIdentifier;case ENCRYPTED_KEY$2:
return new OctetString;default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case RID:return memberValue.variant===-1&&!("value"in memberValue);case ENCRYPTED_KEY$2:return memberValue.
isEqual(RecipientEncryptedKey2.defaultValues(ENCRYPTED_KEY$2));default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[KeyAgreeRecipientIdentifier.schema(names.
rid||{}),new OctetString({name:names.encryptedKey||""})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$30)delete schema[prop];
let asn1=compareSchema(schema,schema,RecipientEncryptedKey2.schema({names:{rid:{names:{blockName:RID}},encryptedKey:ENCRYPTED_KEY$2}}));
AsnError.assertSchema(asn1,this.className),this.rid=new KeyAgreeRecipientIdentifier({schema:asn1.result.rid}),this.encryptedKey=
asn1.result.encryptedKey}toSchema(){return new Sequence({value:[this.rid.toSchema(),this.encryptedKey]})}toJSON(){return{
rid:this.rid.toJSON(),encryptedKey:this.encryptedKey.toJSON()}}},ENCRYPTED_KEYS="encryptedKeys",RECIPIENT_ENCRYPTED_KEYS=
"RecipientEncryptedKeys",CLEAR_PROPS$29=[RECIPIENT_ENCRYPTED_KEYS],RecipientEncryptedKeys=class RecipientEncryptedKeys2 extends PkiObject{static{
this.CLASS_NAME="RecipientEncryptedKeys"}constructor(parameters={}){super(),this.encryptedKeys=parameters[ENCRYPTED_KEYS]??
RecipientEncryptedKeys2.defaultValues(ENCRYPTED_KEYS),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
return memberName===ENCRYPTED_KEYS?[]:super.defaultValues(memberName)}static compareWithDefault(memberName,memberValue){
return memberName===ENCRYPTED_KEYS?memberValue.length===0:super.defaultValues(memberName)}static schema(parameters={}){let names=parameters.
names??{};return new Sequence({name:names.blockName||"",value:[new Repeated({name:names.RecipientEncryptedKeys||"",value:RecipientEncryptedKey.
schema()})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$29)delete schema[prop];let asn1=compareSchema(schema,schema,
RecipientEncryptedKeys2.schema({names:{RecipientEncryptedKeys:RECIPIENT_ENCRYPTED_KEYS}}));AsnError.assertSchema(asn1,this.
className),this.encryptedKeys=Array.from(asn1.result.RecipientEncryptedKeys,element=>new RecipientEncryptedKey({schema:element}))}toSchema(){
return new Sequence({value:Array.from(this.encryptedKeys,o=>o.toSchema())})}toJSON(){return{encryptedKeys:Array.from(this.
encryptedKeys,o=>o.toJSON())}}},VERSION$11="version",ORIGINATOR="originator",UKM="ukm",KEY_ENCRYPTION_ALGORITHM$2="keyEn\
cryptionAlgorithm",RECIPIENT_ENCRYPTED_KEY="recipientEncryptedKeys",RECIPIENT_CERTIFICATE="recipientCertificate",RECIPIENT_PUBLIC_KEY=
"recipientPublicKey",CLEAR_PROPS$28=[VERSION$11,ORIGINATOR,UKM,KEY_ENCRYPTION_ALGORITHM$2,RECIPIENT_ENCRYPTED_KEY],KeyAgreeRecipientInfo=
class KeyAgreeRecipientInfo2 extends PkiObject{static{this.CLASS_NAME="KeyAgreeRecipientInfo"}constructor(parameters={}){
super(),this.version=parameters[VERSION$11]??KeyAgreeRecipientInfo2.defaultValues(VERSION$11),this.originator=parameters[ORIGINATOR]??
KeyAgreeRecipientInfo2.defaultValues(ORIGINATOR),UKM in parameters&&(this.ukm=parameters[UKM]??KeyAgreeRecipientInfo2.defaultValues(
UKM)),this.keyEncryptionAlgorithm=parameters[KEY_ENCRYPTION_ALGORITHM$2]??KeyAgreeRecipientInfo2.defaultValues(KEY_ENCRYPTION_ALGORITHM$2),
this.recipientEncryptedKeys=parameters[RECIPIENT_ENCRYPTED_KEY]??KeyAgreeRecipientInfo2.defaultValues(RECIPIENT_ENCRYPTED_KEY),
this.recipientCertificate=parameters[RECIPIENT_CERTIFICATE]??KeyAgreeRecipientInfo2.defaultValues(RECIPIENT_CERTIFICATE),
this.recipientPublicKey=parameters[RECIPIENT_PUBLIC_KEY]??KeyAgreeRecipientInfo2.defaultValues(RECIPIENT_PUBLIC_KEY),parameters.
schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case VERSION$11:return 0;case ORIGINATOR:
return new OriginatorIdentifierOrKey;case UKM:return new OctetString;case KEY_ENCRYPTION_ALGORITHM$2:return new AlgorithmIdentifier;case RECIPIENT_ENCRYPTED_KEY:
return new RecipientEncryptedKeys;case RECIPIENT_CERTIFICATE:return new Certificate;case RECIPIENT_PUBLIC_KEY:return null;default:
return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){switch(memberName){case VERSION$11:
return memberValue===0;case ORIGINATOR:return memberValue.variant===-1&&!("value"in memberValue);case UKM:return memberValue.
isEqual(KeyAgreeRecipientInfo2.defaultValues(UKM));case KEY_ENCRYPTION_ALGORITHM$2:return memberValue.algorithmId===""&&
!("algorithmParams"in memberValue);case RECIPIENT_ENCRYPTED_KEY:return memberValue.encryptedKeys.length===0;case RECIPIENT_CERTIFICATE:
return!1;case RECIPIENT_PUBLIC_KEY:return!1;default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[new Integer({name:names.version||""}),
new Constructed({idBlock:{tagClass:3,tagNumber:0},value:[OriginatorIdentifierOrKey.schema(names.originator||{})]}),new Constructed(
{optional:!0,idBlock:{tagClass:3,tagNumber:1},value:[new OctetString({name:names.ukm||""})]}),AlgorithmIdentifier.schema(
names.keyEncryptionAlgorithm||{}),RecipientEncryptedKeys.schema(names.recipientEncryptedKeys||{})]})}fromSchema(schema){
for(let prop of CLEAR_PROPS$28)delete schema[prop];let asn1=compareSchema(schema,schema,KeyAgreeRecipientInfo2.schema({names:{
version:VERSION$11,originator:{names:{blockName:ORIGINATOR}},ukm:UKM,keyEncryptionAlgorithm:{names:{blockName:KEY_ENCRYPTION_ALGORITHM$2}},
recipientEncryptedKeys:{names:{blockName:RECIPIENT_ENCRYPTED_KEY}}}}));AsnError.assertSchema(asn1,this.className),this.version=
asn1.result.version.valueBlock.valueDec,this.originator=new OriginatorIdentifierOrKey({schema:asn1.result.originator}),UKM in
asn1.result&&(this.ukm=asn1.result.ukm),this.keyEncryptionAlgorithm=new AlgorithmIdentifier({schema:asn1.result.keyEncryptionAlgorithm}),
this.recipientEncryptedKeys=new RecipientEncryptedKeys({schema:asn1.result.recipientEncryptedKeys})}toSchema(){let outputArray=[];
return outputArray.push(new Integer({value:this.version})),outputArray.push(new Constructed({idBlock:{tagClass:3,tagNumber:0},
value:[this.originator.toSchema()]})),this.ukm&&outputArray.push(new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:1},
value:[this.ukm]})),outputArray.push(this.keyEncryptionAlgorithm.toSchema()),outputArray.push(this.recipientEncryptedKeys.
toSchema()),new Sequence({value:outputArray})}toJSON(){let res={version:this.version,originator:this.originator.toJSON(),
keyEncryptionAlgorithm:this.keyEncryptionAlgorithm.toJSON(),recipientEncryptedKeys:this.recipientEncryptedKeys.toJSON()};
return this.ukm&&(res.ukm=this.ukm.toJSON()),res}},KEY_IDENTIFIER="keyIdentifier",DATE2="date",OTHER="other",CLEAR_PROPS$27=
[KEY_IDENTIFIER,DATE2,OTHER],KEKIdentifier=class KEKIdentifier2 extends PkiObject{static{this.CLASS_NAME="KEKIdentifier"}constructor(parameters={}){
super(),this.keyIdentifier=parameters[KEY_IDENTIFIER]??KEKIdentifier2.defaultValues(KEY_IDENTIFIER),DATE2 in parameters&&
(this.date=parameters[DATE2]??KEKIdentifier2.defaultValues(DATE2)),OTHER in parameters&&(this.other=parameters[OTHER]??KEKIdentifier2.
defaultValues(OTHER)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case KEY_IDENTIFIER:
return new OctetString;case DATE2:return new GeneralizedTime;case OTHER:return new OtherKeyAttribute;default:return super.
defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){switch(memberName){case KEY_IDENTIFIER:return memberValue.
isEqual(KEKIdentifier2.defaultValues(KEY_IDENTIFIER));case DATE2:return memberValue.year===0&&memberValue.month===0&&memberValue.
day===0&&memberValue.hour===0&&memberValue.minute===0&&memberValue.second===0&&memberValue.millisecond===0;case OTHER:return memberValue.
compareWithDefault("keyAttrId",memberValue.keyAttrId)&&!("keyAttr"in memberValue);default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[new OctetString({name:names.keyIdentifier||
""}),new GeneralizedTime({optional:!0,name:names.date||""}),OtherKeyAttribute.schema(names.other||{})]})}fromSchema(schema){
for(let prop of CLEAR_PROPS$27)delete schema[prop];let asn1=compareSchema(schema,schema,KEKIdentifier2.schema({names:{keyIdentifier:KEY_IDENTIFIER,
date:DATE2,other:{names:{blockName:OTHER}}}}));AsnError.assertSchema(asn1,this.className),this.keyIdentifier=asn1.result.
keyIdentifier,DATE2 in asn1.result&&(this.date=asn1.result.date),OTHER in asn1.result&&(this.other=new OtherKeyAttribute(
{schema:asn1.result.other}))}toSchema(){let outputArray=[];return outputArray.push(this.keyIdentifier),this.date&&outputArray.
push(this.date),this.other&&outputArray.push(this.other.toSchema()),new Sequence({value:outputArray})}toJSON(){let res={
keyIdentifier:this.keyIdentifier.toJSON()};return this.date&&(res.date=this.date),this.other&&(res.other=this.other.toJSON()),
res}},VERSION$10="version",KEK_ID="kekid",KEY_ENCRYPTION_ALGORITHM$1="keyEncryptionAlgorithm",ENCRYPTED_KEY$1="encrypted\
Key",PER_DEFINED_KEK="preDefinedKEK",CLEAR_PROPS$26=[VERSION$10,KEK_ID,KEY_ENCRYPTION_ALGORITHM$1,ENCRYPTED_KEY$1],KEKRecipientInfo=
class KEKRecipientInfo2 extends PkiObject{static{this.CLASS_NAME="KEKRecipientInfo"}constructor(parameters={}){super(),this.
version=parameters[VERSION$10]??KEKRecipientInfo2.defaultValues(VERSION$10),this.kekid=parameters[KEK_ID]??KEKRecipientInfo2.
defaultValues(KEK_ID),this.keyEncryptionAlgorithm=parameters[KEY_ENCRYPTION_ALGORITHM$1]??KEKRecipientInfo2.defaultValues(
KEY_ENCRYPTION_ALGORITHM$1),this.encryptedKey=parameters[ENCRYPTED_KEY$1]??KEKRecipientInfo2.defaultValues(ENCRYPTED_KEY$1),
this.preDefinedKEK=parameters[PER_DEFINED_KEK]??KEKRecipientInfo2.defaultValues(PER_DEFINED_KEK),parameters.schema&&this.
fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case VERSION$10:return 0;case KEK_ID:return new KEKIdentifier;case KEY_ENCRYPTION_ALGORITHM$1:
return new AlgorithmIdentifier;case ENCRYPTED_KEY$1:return new OctetString;case PER_DEFINED_KEK:return EMPTY_BUFFER2;default:
return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){switch(memberName){case"KEKRec\
ipientInfo":return memberValue===KEKRecipientInfo2.defaultValues(VERSION$10);case KEK_ID:return memberValue.compareWithDefault(
"keyIdentifier",memberValue.keyIdentifier)&&!("date"in memberValue)&&!("other"in memberValue);case KEY_ENCRYPTION_ALGORITHM$1:
return memberValue.algorithmId===""&&!("algorithmParams"in memberValue);case ENCRYPTED_KEY$1:return memberValue.isEqual(
KEKRecipientInfo2.defaultValues(ENCRYPTED_KEY$1));case PER_DEFINED_KEK:return memberValue.byteLength===0;default:return super.
defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence({name:names.blockName||
"",value:[new Integer({name:names.version||""}),KEKIdentifier.schema(names.kekid||{}),AlgorithmIdentifier.schema(names.keyEncryptionAlgorithm||
{}),new OctetString({name:names.encryptedKey||""})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$26)delete schema[prop];
let asn1=compareSchema(schema,schema,KEKRecipientInfo2.schema({names:{version:VERSION$10,kekid:{names:{blockName:KEK_ID}},
keyEncryptionAlgorithm:{names:{blockName:KEY_ENCRYPTION_ALGORITHM$1}},encryptedKey:ENCRYPTED_KEY$1}}));AsnError.assertSchema(
asn1,this.className),this.version=asn1.result.version.valueBlock.valueDec,this.kekid=new KEKIdentifier({schema:asn1.result.
kekid}),this.keyEncryptionAlgorithm=new AlgorithmIdentifier({schema:asn1.result.keyEncryptionAlgorithm}),this.encryptedKey=
asn1.result.encryptedKey}toSchema(){return new Sequence({value:[new Integer({value:this.version}),this.kekid.toSchema(),
this.keyEncryptionAlgorithm.toSchema(),this.encryptedKey]})}toJSON(){return{version:this.version,kekid:this.kekid.toJSON(),
keyEncryptionAlgorithm:this.keyEncryptionAlgorithm.toJSON(),encryptedKey:this.encryptedKey.toJSON()}}},VERSION$9="versio\
n",KEY_DERIVATION_ALGORITHM="keyDerivationAlgorithm",KEY_ENCRYPTION_ALGORITHM="keyEncryptionAlgorithm",ENCRYPTED_KEY="en\
cryptedKey",PASSWORD="password",CLEAR_PROPS$25=[VERSION$9,KEY_DERIVATION_ALGORITHM,KEY_ENCRYPTION_ALGORITHM,ENCRYPTED_KEY],
PasswordRecipientinfo=class PasswordRecipientinfo2 extends PkiObject{static{this.CLASS_NAME="PasswordRecipientInfo"}constructor(parameters={}){
super(),this.version=parameters[VERSION$9]??PasswordRecipientinfo2.defaultValues(VERSION$9),KEY_DERIVATION_ALGORITHM in parameters&&
(this.keyDerivationAlgorithm=parameters[KEY_DERIVATION_ALGORITHM]??PasswordRecipientinfo2.defaultValues(KEY_DERIVATION_ALGORITHM)),
this.keyEncryptionAlgorithm=parameters[KEY_ENCRYPTION_ALGORITHM]??PasswordRecipientinfo2.defaultValues(KEY_ENCRYPTION_ALGORITHM),
this.encryptedKey=parameters[ENCRYPTED_KEY]??PasswordRecipientinfo2.defaultValues(ENCRYPTED_KEY),this.password=parameters[PASSWORD]??
PasswordRecipientinfo2.defaultValues(PASSWORD),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case VERSION$9:return-1;case KEY_DERIVATION_ALGORITHM:return new AlgorithmIdentifier;case KEY_ENCRYPTION_ALGORITHM:
return new AlgorithmIdentifier;case ENCRYPTED_KEY:return new OctetString;case PASSWORD:return EMPTY_BUFFER2;default:return super.
defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){switch(memberName){case VERSION$9:return memberValue===
-1;case KEY_DERIVATION_ALGORITHM:case KEY_ENCRYPTION_ALGORITHM:return memberValue.algorithmId===""&&!("algorithmParams"in
memberValue);case ENCRYPTED_KEY:return memberValue.isEqual(PasswordRecipientinfo2.defaultValues(ENCRYPTED_KEY));case PASSWORD:
return memberValue.byteLength===0;default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.
names??{};return new Sequence({name:names.blockName||"",value:[new Integer({name:names.version||""}),new Constructed({name:names.
keyDerivationAlgorithm||"",optional:!0,idBlock:{tagClass:3,tagNumber:0},value:AlgorithmIdentifier.schema().valueBlock.value}),
AlgorithmIdentifier.schema(names.keyEncryptionAlgorithm||{}),new OctetString({name:names.encryptedKey||""})]})}fromSchema(schema){
for(let prop of CLEAR_PROPS$25)delete schema[prop];let asn1=compareSchema(schema,schema,PasswordRecipientinfo2.schema({names:{
version:VERSION$9,keyDerivationAlgorithm:KEY_DERIVATION_ALGORITHM,keyEncryptionAlgorithm:{names:{blockName:KEY_ENCRYPTION_ALGORITHM}},
encryptedKey:ENCRYPTED_KEY}}));AsnError.assertSchema(asn1,this.className),this.version=asn1.result.version.valueBlock.valueDec,
KEY_DERIVATION_ALGORITHM in asn1.result&&(this.keyDerivationAlgorithm=new AlgorithmIdentifier({schema:new Sequence({value:asn1.
result.keyDerivationAlgorithm.valueBlock.value})})),this.keyEncryptionAlgorithm=new AlgorithmIdentifier({schema:asn1.result.
keyEncryptionAlgorithm}),this.encryptedKey=asn1.result.encryptedKey}toSchema(){let outputArray=[];return outputArray.push(
new Integer({value:this.version})),this.keyDerivationAlgorithm&&outputArray.push(new Constructed({idBlock:{tagClass:3,tagNumber:0},
value:this.keyDerivationAlgorithm.toSchema().valueBlock.value})),outputArray.push(this.keyEncryptionAlgorithm.toSchema()),
outputArray.push(this.encryptedKey),new Sequence({value:outputArray})}toJSON(){let res={version:this.version,keyEncryptionAlgorithm:this.
keyEncryptionAlgorithm.toJSON(),encryptedKey:this.encryptedKey.toJSON()};return this.keyDerivationAlgorithm&&(res.keyDerivationAlgorithm=
this.keyDerivationAlgorithm.toJSON()),res}},ORI_TYPE="oriType",ORI_VALUE="oriValue",CLEAR_PROPS$24=[ORI_TYPE,ORI_VALUE],
OtherRecipientInfo=class OtherRecipientInfo2 extends PkiObject{static{this.CLASS_NAME="OtherRecipientInfo"}constructor(parameters={}){
super(),this.oriType=parameters[ORI_TYPE]??OtherRecipientInfo2.defaultValues(ORI_TYPE),this.oriValue=parameters[ORI_VALUE]??
OtherRecipientInfo2.defaultValues(ORI_VALUE),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case ORI_TYPE:return"";case ORI_VALUE:return{};default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case ORI_TYPE:return memberValue==="";case ORI_VALUE:return Object.keys(memberValue).length===0;default:
return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence(
{name:names.blockName||"",value:[new ObjectIdentifier({name:names.oriType||""}),new Any({name:names.oriValue||""})]})}fromSchema(schema){
for(let prop of CLEAR_PROPS$24)delete schema[prop];let asn1=compareSchema(schema,schema,OtherRecipientInfo2.schema({names:{
oriType:ORI_TYPE,oriValue:ORI_VALUE}}));AsnError.assertSchema(asn1,this.className),this.oriType=asn1.result.oriType.valueBlock.
toString(),this.oriValue=asn1.result.oriValue}toSchema(){return new Sequence({value:[new ObjectIdentifier({value:this.oriType}),
this.oriValue]})}toJSON(){let res={oriType:this.oriType};return OtherRecipientInfo2.compareWithDefault(ORI_VALUE,this.oriValue)||
(res.oriValue=this.oriValue.toJSON()),res}},VARIANT="variant",VALUE$1="value",CLEAR_PROPS$23=["blockName"],RecipientInfo=
class RecipientInfo2 extends PkiObject{static{this.CLASS_NAME="RecipientInfo"}constructor(parameters={}){super(),this.variant=
parameters[VARIANT]??RecipientInfo2.defaultValues(VARIANT),VALUE$1 in parameters&&(this.value=parameters[VALUE$1]??RecipientInfo2.
defaultValues(VALUE$1)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case VARIANT:
return-1;case VALUE$1:return{};default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case VARIANT:return memberValue===RecipientInfo2.defaultValues(memberName);case VALUE$1:return Object.
keys(memberValue).length===0;default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.
names??{};return new Choice({value:[KeyTransRecipientInfo.schema({names:{blockName:names.blockName||""}}),new Constructed(
{name:names.blockName||"",idBlock:{tagClass:3,tagNumber:1},value:KeyAgreeRecipientInfo.schema().valueBlock.value}),new Constructed(
{name:names.blockName||"",idBlock:{tagClass:3,tagNumber:2},value:KEKRecipientInfo.schema().valueBlock.value}),new Constructed(
{name:names.blockName||"",idBlock:{tagClass:3,tagNumber:3},value:PasswordRecipientinfo.schema().valueBlock.value}),new Constructed(
{name:names.blockName||"",idBlock:{tagClass:3,tagNumber:4},value:OtherRecipientInfo.schema().valueBlock.value})]})}fromSchema(schema){
for(let prop of CLEAR_PROPS$23)delete schema[prop];let asn1=compareSchema(schema,schema,RecipientInfo2.schema({names:{blockName:"\
blockName"}}));if(AsnError.assertSchema(asn1,this.className),asn1.result.blockName.idBlock.tagClass===1)this.variant=1,this.
value=new KeyTransRecipientInfo({schema:asn1.result.blockName});else{let blockSequence=new Sequence({value:asn1.result.blockName.
valueBlock.value});switch(asn1.result.blockName.idBlock.tagNumber){case 1:this.variant=2,this.value=new KeyAgreeRecipientInfo(
{schema:blockSequence});break;case 2:this.variant=3,this.value=new KEKRecipientInfo({schema:blockSequence});break;case 3:
this.variant=4,this.value=new PasswordRecipientinfo({schema:blockSequence});break;case 4:this.variant=5,this.value=new OtherRecipientInfo(
{schema:blockSequence});break;default:throw new Error("Incorrect structure of RecipientInfo block")}}}toSchema(){ParameterError.
assertEmpty(this.value,"value","RecipientInfo");let _schema=this.value.toSchema();switch(this.variant){case 1:return _schema;case 2:case 3:case 4:
return _schema.idBlock.tagClass=3,_schema.idBlock.tagNumber=this.variant-1,_schema;default:return new Any}}toJSON(){let res={
variant:this.variant};return this.value&&this.variant>=1&&this.variant<=4&&(res.value=this.value.toJSON()),res}},HASH_ALGORITHM$2=
"hashAlgorithm",MASK_GEN_ALGORITHM="maskGenAlgorithm",P_SOURCE_ALGORITHM="pSourceAlgorithm",CLEAR_PROPS$22=[HASH_ALGORITHM$2,
MASK_GEN_ALGORITHM,P_SOURCE_ALGORITHM],RSAESOAEPParams=class RSAESOAEPParams2 extends PkiObject{static{this.CLASS_NAME="\
RSAESOAEPParams"}constructor(parameters={}){super(),this.hashAlgorithm=parameters[HASH_ALGORITHM$2]??RSAESOAEPParams2.defaultValues(
HASH_ALGORITHM$2),this.maskGenAlgorithm=parameters[MASK_GEN_ALGORITHM]??RSAESOAEPParams2.defaultValues(MASK_GEN_ALGORITHM),
this.pSourceAlgorithm=parameters[P_SOURCE_ALGORITHM]??RSAESOAEPParams2.defaultValues(P_SOURCE_ALGORITHM),parameters.schema&&
this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case HASH_ALGORITHM$2:return new AlgorithmIdentifier(
{algorithmId:"1.3.14.3.2.26",algorithmParams:new Null});case MASK_GEN_ALGORITHM:return new AlgorithmIdentifier({algorithmId:"\
1.2.840.113549.1.1.8",algorithmParams:new AlgorithmIdentifier({algorithmId:"1.3.14.3.2.26",algorithmParams:new Null}).toSchema()});case P_SOURCE_ALGORITHM:
return new AlgorithmIdentifier({algorithmId:"1.2.840.113549.1.1.9",algorithmParams:new OctetString({valueHex:new Uint8Array(
[218,57,163,238,94,107,75,13,50,85,191,239,149,96,24,144,175,216,7,9]).buffer})});default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[new Constructed({idBlock:{tagClass:3,
tagNumber:0},optional:!0,value:[AlgorithmIdentifier.schema(names.hashAlgorithm||{})]}),new Constructed({idBlock:{tagClass:3,
tagNumber:1},optional:!0,value:[AlgorithmIdentifier.schema(names.maskGenAlgorithm||{})]}),new Constructed({idBlock:{tagClass:3,
tagNumber:2},optional:!0,value:[AlgorithmIdentifier.schema(names.pSourceAlgorithm||{})]})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$22)
delete schema[prop];let asn1=compareSchema(schema,schema,RSAESOAEPParams2.schema({names:{hashAlgorithm:{names:{blockName:HASH_ALGORITHM$2}},
maskGenAlgorithm:{names:{blockName:MASK_GEN_ALGORITHM}},pSourceAlgorithm:{names:{blockName:P_SOURCE_ALGORITHM}}}}));AsnError.
assertSchema(asn1,this.className),HASH_ALGORITHM$2 in asn1.result&&(this.hashAlgorithm=new AlgorithmIdentifier({schema:asn1.
result.hashAlgorithm})),MASK_GEN_ALGORITHM in asn1.result&&(this.maskGenAlgorithm=new AlgorithmIdentifier({schema:asn1.result.
maskGenAlgorithm})),P_SOURCE_ALGORITHM in asn1.result&&(this.pSourceAlgorithm=new AlgorithmIdentifier({schema:asn1.result.
pSourceAlgorithm}))}toSchema(){let outputArray=[];return this.hashAlgorithm.isEqual(RSAESOAEPParams2.defaultValues(HASH_ALGORITHM$2))||
outputArray.push(new Constructed({idBlock:{tagClass:3,tagNumber:0},value:[this.hashAlgorithm.toSchema()]})),this.maskGenAlgorithm.
isEqual(RSAESOAEPParams2.defaultValues(MASK_GEN_ALGORITHM))||outputArray.push(new Constructed({idBlock:{tagClass:3,tagNumber:1},
value:[this.maskGenAlgorithm.toSchema()]})),this.pSourceAlgorithm.isEqual(RSAESOAEPParams2.defaultValues(P_SOURCE_ALGORITHM))||
outputArray.push(new Constructed({idBlock:{tagClass:3,tagNumber:2},value:[this.pSourceAlgorithm.toSchema()]})),new Sequence(
{value:outputArray})}toJSON(){let res={};return this.hashAlgorithm.isEqual(RSAESOAEPParams2.defaultValues(HASH_ALGORITHM$2))||
(res.hashAlgorithm=this.hashAlgorithm.toJSON()),this.maskGenAlgorithm.isEqual(RSAESOAEPParams2.defaultValues(MASK_GEN_ALGORITHM))||
(res.maskGenAlgorithm=this.maskGenAlgorithm.toJSON()),this.pSourceAlgorithm.isEqual(RSAESOAEPParams2.defaultValues(P_SOURCE_ALGORITHM))||
(res.pSourceAlgorithm=this.pSourceAlgorithm.toJSON()),res}},KEY_INFO="keyInfo",ENTITY_U_INFO="entityUInfo",SUPP_PUB_INFO=
"suppPubInfo",CLEAR_PROPS$21=[KEY_INFO,ENTITY_U_INFO,SUPP_PUB_INFO],ECCCMSSharedInfo=class ECCCMSSharedInfo2 extends PkiObject{static{
this.CLASS_NAME="ECCCMSSharedInfo"}constructor(parameters={}){super(),this.keyInfo=parameters[KEY_INFO]??ECCCMSSharedInfo2.
defaultValues(KEY_INFO),ENTITY_U_INFO in parameters&&(this.entityUInfo=parameters[ENTITY_U_INFO]??ECCCMSSharedInfo2.defaultValues(
ENTITY_U_INFO)),this.suppPubInfo=parameters[SUPP_PUB_INFO]??ECCCMSSharedInfo2.defaultValues(SUPP_PUB_INFO),parameters.schema&&
this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case KEY_INFO:return new AlgorithmIdentifier;case ENTITY_U_INFO:
return new OctetString;case SUPP_PUB_INFO:return new OctetString;default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case KEY_INFO:case ENTITY_U_INFO:case SUPP_PUB_INFO:return memberValue.isEqual(ECCCMSSharedInfo2.defaultValues(
memberName));default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??{};
return new Sequence({name:names.blockName||"",value:[AlgorithmIdentifier.schema(names.keyInfo||{}),new Constructed({name:names.
entityUInfo||"",idBlock:{tagClass:3,tagNumber:0},optional:!0,value:[new OctetString]}),new Constructed({name:names.suppPubInfo||
"",idBlock:{tagClass:3,tagNumber:2},value:[new OctetString]})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$21)delete schema[prop];
let asn1=compareSchema(schema,schema,ECCCMSSharedInfo2.schema({names:{keyInfo:{names:{blockName:KEY_INFO}},entityUInfo:ENTITY_U_INFO,
suppPubInfo:SUPP_PUB_INFO}}));AsnError.assertSchema(asn1,this.className),this.keyInfo=new AlgorithmIdentifier({schema:asn1.
result.keyInfo}),ENTITY_U_INFO in asn1.result&&(this.entityUInfo=asn1.result.entityUInfo.valueBlock.value[0]),this.suppPubInfo=
asn1.result.suppPubInfo.valueBlock.value[0]}toSchema(){let outputArray=[];return outputArray.push(this.keyInfo.toSchema()),
this.entityUInfo&&outputArray.push(new Constructed({idBlock:{tagClass:3,tagNumber:0},value:[this.entityUInfo]})),outputArray.
push(new Constructed({idBlock:{tagClass:3,tagNumber:2},value:[this.suppPubInfo]})),new Sequence({value:outputArray})}toJSON(){
let res={keyInfo:this.keyInfo.toJSON(),suppPubInfo:this.suppPubInfo.toJSON()};return this.entityUInfo&&(res.entityUInfo=
this.entityUInfo.toJSON()),res}},VERSION$8="version",ORIGINATOR_INFO="originatorInfo",RECIPIENT_INFOS="recipientInfos",ENCRYPTED_CONTENT_INFO=
"encryptedContentInfo",UNPROTECTED_ATTRS="unprotectedAttrs",CLEAR_PROPS$20=[VERSION$8,ORIGINATOR_INFO,RECIPIENT_INFOS,ENCRYPTED_CONTENT_INFO,
UNPROTECTED_ATTRS],defaultEncryptionParams={kdfAlgorithm:"SHA-512",kekEncryptionLength:256},curveLengthByName={"P-256":256,
"P-384":384,"P-521":528},EnvelopedData=class EnvelopedData2 extends PkiObject{static{this.CLASS_NAME="EnvelopedData"}constructor(parameters={}){
super(),this.version=parameters[VERSION$8]??EnvelopedData2.defaultValues(VERSION$8),ORIGINATOR_INFO in parameters&&(this.
originatorInfo=parameters[ORIGINATOR_INFO]??EnvelopedData2.defaultValues(ORIGINATOR_INFO)),this.recipientInfos=parameters[RECIPIENT_INFOS]??
EnvelopedData2.defaultValues(RECIPIENT_INFOS),this.encryptedContentInfo=parameters[ENCRYPTED_CONTENT_INFO]??EnvelopedData2.
defaultValues(ENCRYPTED_CONTENT_INFO),UNPROTECTED_ATTRS in parameters&&(this.unprotectedAttrs=parameters[UNPROTECTED_ATTRS]??
EnvelopedData2.defaultValues(UNPROTECTED_ATTRS)),this.policy={disableSplit:!!parameters.disableSplit},parameters.schema&&
this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case VERSION$8:return 0;case ORIGINATOR_INFO:
return new OriginatorInfo;case RECIPIENT_INFOS:return[];case ENCRYPTED_CONTENT_INFO:return new EncryptedContentInfo;case UNPROTECTED_ATTRS:
return[];default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){switch(memberName){case VERSION$8:
return memberValue===EnvelopedData2.defaultValues(memberName);case ORIGINATOR_INFO:return memberValue.certs.certificates.
length===0&&memberValue.crls.crls.length===0;case RECIPIENT_INFOS:case UNPROTECTED_ATTRS:return memberValue.length===0;case ENCRYPTED_CONTENT_INFO:
return EncryptedContentInfo.compareWithDefault("contentType",memberValue.contentType)&&EncryptedContentInfo.compareWithDefault(
"contentEncryptionAlgorithm",memberValue.contentEncryptionAlgorithm)&&EncryptedContentInfo.compareWithDefault("encrypted\
Content",memberValue.encryptedContent);default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.
names??{};return new Sequence({name:names.blockName||"",value:[new Integer({name:names.version||""}),new Constructed({name:names.
originatorInfo||"",optional:!0,idBlock:{tagClass:3,tagNumber:0},value:OriginatorInfo.schema().valueBlock.value}),new Set(
{value:[new Repeated({name:names.recipientInfos||"",value:RecipientInfo.schema()})]}),EncryptedContentInfo.schema(names.
encryptedContentInfo||{}),new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:1},value:[new Repeated({name:names.
unprotectedAttrs||"",value:Attribute.schema()})]})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$20)delete schema[prop];
let asn1=compareSchema(schema,schema,EnvelopedData2.schema({names:{version:VERSION$8,originatorInfo:ORIGINATOR_INFO,recipientInfos:RECIPIENT_INFOS,
encryptedContentInfo:{names:{blockName:ENCRYPTED_CONTENT_INFO}},unprotectedAttrs:UNPROTECTED_ATTRS}}));AsnError.assertSchema(
asn1,this.className),this.version=asn1.result.version.valueBlock.valueDec,ORIGINATOR_INFO in asn1.result&&(this.originatorInfo=
new OriginatorInfo({schema:new Sequence({value:asn1.result.originatorInfo.valueBlock.value})})),this.recipientInfos=Array.
from(asn1.result.recipientInfos,o=>new RecipientInfo({schema:o})),this.encryptedContentInfo=new EncryptedContentInfo({schema:asn1.
result.encryptedContentInfo}),UNPROTECTED_ATTRS in asn1.result&&(this.unprotectedAttrs=Array.from(asn1.result.unprotectedAttrs,
o=>new Attribute({schema:o})))}toSchema(){let outputArray=[];return outputArray.push(new Integer({value:this.version})),
this.originatorInfo&&outputArray.push(new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:0},value:this.originatorInfo.
toSchema().valueBlock.value})),outputArray.push(new Set({value:Array.from(this.recipientInfos,o=>o.toSchema())})),outputArray.
push(this.encryptedContentInfo.toSchema()),this.unprotectedAttrs&&outputArray.push(new Constructed({optional:!0,idBlock:{
tagClass:3,tagNumber:1},value:Array.from(this.unprotectedAttrs,o=>o.toSchema())})),new Sequence({value:outputArray})}toJSON(){
let res={version:this.version,recipientInfos:Array.from(this.recipientInfos,o=>o.toJSON()),encryptedContentInfo:this.encryptedContentInfo.
toJSON()};return this.originatorInfo&&(res.originatorInfo=this.originatorInfo.toJSON()),this.unprotectedAttrs&&(res.unprotectedAttrs=
Array.from(this.unprotectedAttrs,o=>o.toJSON())),res}addRecipientByCertificate(certificate,parameters,variant,crypto2=getCrypto(
!0)){let encryptionParameters=Object.assign({useOAEP:!0,oaepHashAlgorithm:"SHA-512"},defaultEncryptionParams,parameters||
{});if(certificate.subjectPublicKeyInfo.algorithm.algorithmId.indexOf("1.2.840.113549")!==-1)variant=1;else if(certificate.
subjectPublicKeyInfo.algorithm.algorithmId.indexOf("1.2.840.10045")!==-1)variant=2;else throw new Error(`Unknown type of\
 certificate's public key: ${certificate.subjectPublicKeyInfo.algorithm.algorithmId}`);switch(variant){case 1:{let algorithmId,
algorithmParams;if(encryptionParameters.useOAEP===!0){algorithmId=crypto2.getOIDByAlgorithm({name:"RSA-OAEP"},!0,"keyEnc\
ryptionAlgorithm");let hashAlgorithm=new AlgorithmIdentifier({algorithmId:crypto2.getOIDByAlgorithm({name:encryptionParameters.
oaepHashAlgorithm},!0,"RSAES-OAEP-params"),algorithmParams:new Null});algorithmParams=new RSAESOAEPParams({hashAlgorithm,
maskGenAlgorithm:new AlgorithmIdentifier({algorithmId:"1.2.840.113549.1.1.8",algorithmParams:hashAlgorithm.toSchema()})}).
toSchema()}else{if(algorithmId=crypto2.getOIDByAlgorithm({name:"RSAES-PKCS1-v1_5"}),algorithmId==="")throw new Error("Ca\
n not find OID for RSAES-PKCS1-v1_5");algorithmParams=new Null}let keyInfo=new KeyTransRecipientInfo({version:0,rid:new IssuerAndSerialNumber(
{issuer:certificate.issuer,serialNumber:certificate.serialNumber}),keyEncryptionAlgorithm:new AlgorithmIdentifier({algorithmId,
algorithmParams}),recipientCertificate:certificate});this.recipientInfos.push(new RecipientInfo({variant:1,value:keyInfo}))}
break;case 2:{let recipientIdentifier=new KeyAgreeRecipientIdentifier({variant:1,value:new IssuerAndSerialNumber({issuer:certificate.
issuer,serialNumber:certificate.serialNumber})});this._addKeyAgreeRecipientInfo(recipientIdentifier,encryptionParameters,
{recipientCertificate:certificate},crypto2)}break;default:throw new Error(`Unknown "variant" value: ${variant}`)}return!0}addRecipientByPreDefinedData(preDefinedData,parameters={},variant,crypto2=getCrypto(
!0)){if(ArgumentError.assert(preDefinedData,"preDefinedData","ArrayBuffer"),!preDefinedData.byteLength)throw new Error("\
Pre-defined data could have zero length");if(!parameters.keyIdentifier){let keyIdentifierBuffer=new ArrayBuffer(16),keyIdentifierView=new Uint8Array(
keyIdentifierBuffer);crypto2.getRandomValues(keyIdentifierView),parameters.keyIdentifier=keyIdentifierBuffer}switch(parameters.
hmacHashAlgorithm||(parameters.hmacHashAlgorithm="SHA-512"),parameters.iterationCount===void 0&&(parameters.iterationCount=
2048),parameters.keyEncryptionAlgorithm||(parameters.keyEncryptionAlgorithm={name:"AES-KW",length:256}),parameters.keyEncryptionAlgorithmParams||
(parameters.keyEncryptionAlgorithmParams=new Null),variant){case 1:{let kekOID=crypto2.getOIDByAlgorithm(parameters.keyEncryptionAlgorithm,
!0,"keyEncryptionAlgorithm"),keyInfo=new KEKRecipientInfo({version:4,kekid:new KEKIdentifier({keyIdentifier:new OctetString(
{valueHex:parameters.keyIdentifier})}),keyEncryptionAlgorithm:new AlgorithmIdentifier({algorithmId:kekOID,algorithmParams:parameters.
keyEncryptionAlgorithmParams}),preDefinedKEK:preDefinedData});this.recipientInfos.push(new RecipientInfo({variant:3,value:keyInfo}))}
break;case 2:{let pbkdf2OID=crypto2.getOIDByAlgorithm({name:"PBKDF2"},!0,"keyDerivationAlgorithm"),saltBuffer=new ArrayBuffer(
64),saltView=new Uint8Array(saltBuffer);crypto2.getRandomValues(saltView);let hmacOID=crypto2.getOIDByAlgorithm({name:"H\
MAC",hash:{name:parameters.hmacHashAlgorithm}},!0,"hmacHashAlgorithm"),pbkdf2Params=new PBKDF2Params({salt:new OctetString(
{valueHex:saltBuffer}),iterationCount:parameters.iterationCount,prf:new AlgorithmIdentifier({algorithmId:hmacOID,algorithmParams:new Null})}),
kekOID=crypto2.getOIDByAlgorithm(parameters.keyEncryptionAlgorithm,!0,"keyEncryptionAlgorithm"),keyInfo=new PasswordRecipientinfo(
{version:0,keyDerivationAlgorithm:new AlgorithmIdentifier({algorithmId:pbkdf2OID,algorithmParams:pbkdf2Params.toSchema()}),
keyEncryptionAlgorithm:new AlgorithmIdentifier({algorithmId:kekOID,algorithmParams:parameters.keyEncryptionAlgorithmParams}),
password:preDefinedData});this.recipientInfos.push(new RecipientInfo({variant:4,value:keyInfo}))}break;default:throw new Error(
`Unknown value for "variant": ${variant}`)}}addRecipientByKeyIdentifier(key,keyId,parameters,crypto2=getCrypto(!0)){let encryptionParameters=Object.
assign({},defaultEncryptionParams,parameters||{}),recipientIdentifier=new KeyAgreeRecipientIdentifier({variant:2,value:new RecipientKeyIdentifier(
{subjectKeyIdentifier:new OctetString({valueHex:keyId})})});this._addKeyAgreeRecipientInfo(recipientIdentifier,encryptionParameters,
{recipientPublicKey:key},crypto2)}_addKeyAgreeRecipientInfo(recipientIdentifier,encryptionParameters,extraRecipientInfoParams,crypto2=getCrypto(
!0)){let encryptedKey=new RecipientEncryptedKey({rid:recipientIdentifier}),aesKW=new AlgorithmIdentifier({algorithmId:crypto2.
getOIDByAlgorithm({name:"AES-KW",length:encryptionParameters.kekEncryptionLength},!0,"keyEncryptionAlgorithm")}),ecdhOID=crypto2.
getOIDByAlgorithm({name:"ECDH",kdf:encryptionParameters.kdfAlgorithm},!0,"KeyAgreeRecipientInfo"),ukmBuffer=new ArrayBuffer(
64),ukmView=new Uint8Array(ukmBuffer);crypto2.getRandomValues(ukmView);let recipientInfoParams={version:3,ukm:new OctetString(
{valueHex:ukmBuffer}),keyEncryptionAlgorithm:new AlgorithmIdentifier({algorithmId:ecdhOID,algorithmParams:aesKW.toSchema()}),
recipientEncryptedKeys:new RecipientEncryptedKeys({encryptedKeys:[encryptedKey]})},keyInfo=new KeyAgreeRecipientInfo(Object.
assign(recipientInfoParams,extraRecipientInfoParams));this.recipientInfos.push(new RecipientInfo({variant:2,value:keyInfo}))}async encrypt(contentEncryptionAlgorithm,contentToEncrypt,crypto2=getCrypto(
!0)){let ivBuffer=new ArrayBuffer(16),ivView=new Uint8Array(ivBuffer);crypto2.getRandomValues(ivView);let contentView=new Uint8Array(
contentToEncrypt),contentEncryptionOID=crypto2.getOIDByAlgorithm(contentEncryptionAlgorithm,!0,"contentEncryptionAlgorit\
hm"),sessionKey=await crypto2.generateKey(contentEncryptionAlgorithm,!0,["encrypt"]),encryptedContent=await crypto2.encrypt(
{name:contentEncryptionAlgorithm.name,iv:ivView},sessionKey,contentView),exportedSessionKey=await crypto2.exportKey("raw",
sessionKey);this.version=2,this.encryptedContentInfo=new EncryptedContentInfo({disableSplit:this.policy.disableSplit,contentType:"\
1.2.840.113549.1.7.1",contentEncryptionAlgorithm:new AlgorithmIdentifier({algorithmId:contentEncryptionOID,algorithmParams:new OctetString(
{valueHex:ivBuffer})}),encryptedContent:new OctetString({valueHex:encryptedContent})});let SubKeyAgreeRecipientInfo=async index=>{
let recipientInfo=this.recipientInfos[index].value,recipientCurve,recipientPublicKey;if(recipientInfo.recipientPublicKey)
recipientCurve=recipientInfo.recipientPublicKey.algorithm.namedCurve,recipientPublicKey=recipientInfo.recipientPublicKey;else if(recipientInfo.
recipientCertificate){let curveObject=recipientInfo.recipientCertificate.subjectPublicKeyInfo.algorithm.algorithmParams;
if(curveObject.constructor.blockName()!==ObjectIdentifier.blockName())throw new Error(`Incorrect "recipientCertificate" \
for index ${index}`);switch(curveObject.valueBlock.toString()){case"1.2.840.10045.3.1.7":recipientCurve="P-256";break;case"\
1.3.132.0.34":recipientCurve="P-384";break;case"1.3.132.0.35":recipientCurve="P-521";break;default:throw new Error(`Inco\
rrect curve OID for index ${index}`)}recipientPublicKey=await recipientInfo.recipientCertificate.getPublicKey({algorithm:{
algorithm:{name:"ECDH",namedCurve:recipientCurve},usages:[]}},crypto2)}else throw new Error("Unsupported RecipientInfo");
let recipientCurveLength=curveLengthByName[recipientCurve],ecdhKeys=await crypto2.generateKey({name:"ECDH",namedCurve:recipientCurve},
!0,["deriveBits"]),exportedECDHPublicKey=await crypto2.exportKey("spki",ecdhKeys.publicKey),derivedBits=await crypto2.deriveBits(
{name:"ECDH",public:recipientPublicKey},ecdhKeys.privateKey,recipientCurveLength),aesKWAlgorithm=new AlgorithmIdentifier(
{schema:recipientInfo.keyEncryptionAlgorithm.algorithmParams}),kwAlgorithm=crypto2.getAlgorithmByOID(aesKWAlgorithm.algorithmId,
!0,"aesKWAlgorithm"),kwLength=kwAlgorithm.length,kwLengthBuffer=new ArrayBuffer(4),kwLengthView=new Uint8Array(kwLengthBuffer);
for(let j=3;j>=0;j--)kwLengthView[j]=kwLength,kwLength>>=8;let encodedInfo=new ECCCMSSharedInfo({keyInfo:new AlgorithmIdentifier(
{algorithmId:aesKWAlgorithm.algorithmId}),entityUInfo:recipientInfo.ukm,suppPubInfo:new OctetString({valueHex:kwLengthBuffer})}).
toSchema().toBER(!1),derivedKeyRaw=await kdf(crypto2.getAlgorithmByOID(recipientInfo.keyEncryptionAlgorithm.algorithmId,
!0,"ecdhAlgorithm").kdf,derivedBits,kwAlgorithm.length,encodedInfo,crypto2),awsKW=await crypto2.importKey("raw",derivedKeyRaw,
{name:"AES-KW"},!0,["wrapKey"]),wrappedKey=await crypto2.wrapKey("raw",sessionKey,awsKW,{name:"AES-KW"}),originator=new OriginatorIdentifierOrKey;
return originator.variant=3,originator.value=OriginatorPublicKey.fromBER(exportedECDHPublicKey),recipientInfo.originator=
originator,recipientInfo.recipientEncryptedKeys.encryptedKeys[0].encryptedKey=new OctetString({valueHex:wrappedKey}),{ecdhPrivateKey:ecdhKeys.
privateKey}},SubKeyTransRecipientInfo=async index=>{let recipientInfo=this.recipientInfos[index].value,algorithmParameters=crypto2.
getAlgorithmByOID(recipientInfo.keyEncryptionAlgorithm.algorithmId,!0,"keyEncryptionAlgorithm");if(algorithmParameters.name===
"RSA-OAEP"){let schema=recipientInfo.keyEncryptionAlgorithm.algorithmParams,rsaOAEPParams=new RSAESOAEPParams({schema});
if(algorithmParameters.hash=crypto2.getAlgorithmByOID(rsaOAEPParams.hashAlgorithm.algorithmId),!("name"in algorithmParameters.
hash))throw new Error(`Incorrect OID for hash algorithm: ${rsaOAEPParams.hashAlgorithm.algorithmId}`)}let publicKey=await recipientInfo.
recipientCertificate.getPublicKey({algorithm:{algorithm:algorithmParameters,usages:["encrypt","wrapKey"]}},crypto2),encryptedKey=await crypto2.
encrypt(publicKey.algorithm,publicKey,exportedSessionKey);recipientInfo.encryptedKey=new OctetString({valueHex:encryptedKey})},
SubKEKRecipientInfo=async index=>{let recipientInfo=this.recipientInfos[index].value,kekAlgorithm=crypto2.getAlgorithmByOID(
recipientInfo.keyEncryptionAlgorithm.algorithmId,!0,"kekAlgorithm"),kekKey=await crypto2.importKey("raw",new Uint8Array(
recipientInfo.preDefinedKEK),kekAlgorithm,!0,["wrapKey"]),wrappedKey=await crypto2.wrapKey("raw",sessionKey,kekKey,kekAlgorithm);
recipientInfo.encryptedKey=new OctetString({valueHex:wrappedKey})},SubPasswordRecipientinfo=async index=>{let recipientInfo=this.
recipientInfos[index].value,pbkdf2Params;if(!recipientInfo.keyDerivationAlgorithm)throw new Error('Please append encoded\
 "keyDerivationAlgorithm"');if(!recipientInfo.keyDerivationAlgorithm.algorithmParams)throw new Error('Incorrectly encode\
d "keyDerivationAlgorithm"');try{pbkdf2Params=new PBKDF2Params({schema:recipientInfo.keyDerivationAlgorithm.algorithmParams})}catch{
throw new Error('Incorrectly encoded "keyDerivationAlgorithm"')}let passwordView=new Uint8Array(recipientInfo.password),
derivationKey=await crypto2.importKey("raw",passwordView,"PBKDF2",!1,["deriveKey"]),kekAlgorithm=crypto2.getAlgorithmByOID(
recipientInfo.keyEncryptionAlgorithm.algorithmId,!0,"kekAlgorithm"),hmacHashAlgorithm="SHA-1";pbkdf2Params.prf&&(hmacHashAlgorithm=
crypto2.getAlgorithmByOID(pbkdf2Params.prf.algorithmId,!0,"prfAlgorithm").hash.name);let saltView=new Uint8Array(pbkdf2Params.
salt.valueBlock.valueHex),iterations=pbkdf2Params.iterationCount,derivedKey=await crypto2.deriveKey({name:"PBKDF2",hash:{
name:hmacHashAlgorithm},salt:saltView,iterations},derivationKey,kekAlgorithm,!0,["wrapKey"]),wrappedKey=await crypto2.wrapKey(
"raw",sessionKey,derivedKey,kekAlgorithm);recipientInfo.encryptedKey=new OctetString({valueHex:wrappedKey})},res=[];for(let i=0;i<
this.recipientInfos.length;i++)switch(this.recipientInfos[i].variant){case 1:res.push(await SubKeyTransRecipientInfo(i));
break;case 2:res.push(await SubKeyAgreeRecipientInfo(i));break;case 3:res.push(await SubKEKRecipientInfo(i));break;case 4:
res.push(await SubPasswordRecipientinfo(i));break;default:throw new Error(`Unknown recipient type in array with index ${i}`)}
return res}async decrypt(recipientIndex,parameters,crypto2=getCrypto(!0)){let decryptionParameters=parameters||{};if(recipientIndex+
1>this.recipientInfos.length)throw new Error(`Maximum value for "index" is: ${this.recipientInfos.length-1}`);let SubKeyAgreeRecipientInfo=async index=>{
let recipientInfo=this.recipientInfos[index].value,curveOID,recipientCurve,recipientCurveLength,originator=recipientInfo.
originator;if(decryptionParameters.recipientCertificate){let curveObject=decryptionParameters.recipientCertificate.subjectPublicKeyInfo.
algorithm.algorithmParams;if(curveObject.constructor.blockName()!==ObjectIdentifier.blockName())throw new Error(`Incorre\
ct "recipientCertificate" for index ${index}`);curveOID=curveObject.valueBlock.toString()}else if(originator.value.algorithm.
algorithmParams){let curveObject=originator.value.algorithm.algorithmParams;if(curveObject.constructor.blockName()!==ObjectIdentifier.
blockName())throw new Error(`Incorrect originator for index ${index}`);curveOID=curveObject.valueBlock.toString()}else throw new Error(
'Parameter "recipientCertificate" is mandatory for "KeyAgreeRecipientInfo" if algorithm params are missing from originat\
or');if(!decryptionParameters.recipientPrivateKey)throw new Error('Parameter "recipientPrivateKey" is mandatory for "Key\
AgreeRecipientInfo"');switch(curveOID){case"1.2.840.10045.3.1.7":recipientCurve="P-256",recipientCurveLength=256;break;case"\
1.3.132.0.34":recipientCurve="P-384",recipientCurveLength=384;break;case"1.3.132.0.35":recipientCurve="P-521",recipientCurveLength=
528;break;default:throw new Error(`Incorrect curve OID for index ${index}`)}let ecdhPrivateKey,keyCrypto=crypto2;isBufferSource2(
decryptionParameters.recipientPrivateKey)?ecdhPrivateKey=await crypto2.importKey("pkcs8",decryptionParameters.recipientPrivateKey,
{name:"ECDH",namedCurve:recipientCurve},!0,["deriveBits"]):(ecdhPrivateKey=decryptionParameters.recipientPrivateKey,"cry\
pto"in decryptionParameters&&decryptionParameters.crypto&&(keyCrypto=decryptionParameters.crypto.subtle)),"algorithmPara\
ms"in originator.value.algorithm||(originator.value.algorithm.algorithmParams=new ObjectIdentifier({value:curveOID}));let buffer=originator.
value.toSchema().toBER(!1),ecdhPublicKey=await crypto2.importKey("spki",buffer,{name:"ECDH",namedCurve:recipientCurve},!0,
[]),sharedSecret=await keyCrypto.deriveBits({name:"ECDH",public:ecdhPublicKey},ecdhPrivateKey,recipientCurveLength);async function applyKDF(includeAlgorithmParams){
includeAlgorithmParams=includeAlgorithmParams||!1;let aesKWAlgorithm=new AlgorithmIdentifier({schema:recipientInfo.keyEncryptionAlgorithm.
algorithmParams}),kwAlgorithm=crypto2.getAlgorithmByOID(aesKWAlgorithm.algorithmId,!0,"kwAlgorithm"),kwLength=kwAlgorithm.
length,kwLengthBuffer=new ArrayBuffer(4),kwLengthView=new Uint8Array(kwLengthBuffer);for(let j=3;j>=0;j--)kwLengthView[j]=
kwLength,kwLength>>=8;let keyInfoAlgorithm={algorithmId:aesKWAlgorithm.algorithmId};includeAlgorithmParams&&(keyInfoAlgorithm.
algorithmParams=new Null);let encodedInfo=new ECCCMSSharedInfo({keyInfo:new AlgorithmIdentifier(keyInfoAlgorithm),entityUInfo:recipientInfo.
ukm,suppPubInfo:new OctetString({valueHex:kwLengthBuffer})}).toSchema().toBER(!1),ecdhAlgorithm=crypto2.getAlgorithmByOID(
recipientInfo.keyEncryptionAlgorithm.algorithmId,!0,"ecdhAlgorithm");if(!ecdhAlgorithm.name)throw new Error(`Incorrect O\
ID for key encryption algorithm: ${recipientInfo.keyEncryptionAlgorithm.algorithmId}`);return kdf(ecdhAlgorithm.kdf,sharedSecret,
kwAlgorithm.length,encodedInfo,crypto2)}let kdfResult=await applyKDF(),importAesKwKey=async kdfResult2=>crypto2.importKey(
"raw",kdfResult2,{name:"AES-KW"},!0,["unwrapKey"]),aesKwKey=await importAesKwKey(kdfResult),unwrapSessionKey=async aesKwKey2=>{
let algorithmId2=this.encryptedContentInfo.contentEncryptionAlgorithm.algorithmId,contentEncryptionAlgorithm2=crypto2.getAlgorithmByOID(
algorithmId2,!0,"contentEncryptionAlgorithm");return crypto2.unwrapKey("raw",recipientInfo.recipientEncryptedKeys.encryptedKeys[0].
encryptedKey.valueBlock.valueHexView,aesKwKey2,{name:"AES-KW"},contentEncryptionAlgorithm2,!0,["decrypt"])};try{return await unwrapSessionKey(
aesKwKey)}catch{return unwrapSessionKey(await importAesKwKey(await applyKDF(!0)))}},SubKeyTransRecipientInfo=async index=>{
let recipientInfo=this.recipientInfos[index].value;if(!decryptionParameters.recipientPrivateKey)throw new Error('Paramet\
er "recipientPrivateKey" is mandatory for "KeyTransRecipientInfo"');let algorithmParameters=crypto2.getAlgorithmByOID(recipientInfo.
keyEncryptionAlgorithm.algorithmId,!0,"keyEncryptionAlgorithm");if(algorithmParameters.name==="RSA-OAEP"){let schema=recipientInfo.
keyEncryptionAlgorithm.algorithmParams,rsaOAEPParams=new RSAESOAEPParams({schema});if(algorithmParameters.hash=crypto2.getAlgorithmByOID(
rsaOAEPParams.hashAlgorithm.algorithmId),!("name"in algorithmParameters.hash))throw new Error(`Incorrect OID for hash al\
gorithm: ${rsaOAEPParams.hashAlgorithm.algorithmId}`)}let privateKey,keyCrypto=crypto2;isBufferSource2(decryptionParameters.
recipientPrivateKey)?privateKey=await crypto2.importKey("pkcs8",decryptionParameters.recipientPrivateKey,algorithmParameters,
!0,["decrypt"]):(privateKey=decryptionParameters.recipientPrivateKey,"crypto"in decryptionParameters&&decryptionParameters.
crypto&&(keyCrypto=decryptionParameters.crypto.subtle));let sessionKey=await keyCrypto.decrypt(privateKey.algorithm,privateKey,
recipientInfo.encryptedKey.valueBlock.valueHexView),algorithmId2=this.encryptedContentInfo.contentEncryptionAlgorithm.algorithmId,
contentEncryptionAlgorithm2=crypto2.getAlgorithmByOID(algorithmId2,!0,"contentEncryptionAlgorithm");if(!("name"in contentEncryptionAlgorithm2))
throw new Error(`Incorrect "contentEncryptionAlgorithm": ${algorithmId2}`);return crypto2.importKey("raw",sessionKey,contentEncryptionAlgorithm2,
!0,["decrypt"])},SubKEKRecipientInfo=async index=>{let recipientInfo=this.recipientInfos[index].value;if(!decryptionParameters.
preDefinedData)throw new Error('Parameter "preDefinedData" is mandatory for "KEKRecipientInfo"');let kekAlgorithm=crypto2.
getAlgorithmByOID(recipientInfo.keyEncryptionAlgorithm.algorithmId,!0,"kekAlgorithm"),importedKey=await crypto2.importKey(
"raw",decryptionParameters.preDefinedData,kekAlgorithm,!0,["unwrapKey"]),algorithmId2=this.encryptedContentInfo.contentEncryptionAlgorithm.
algorithmId,contentEncryptionAlgorithm2=crypto2.getAlgorithmByOID(algorithmId2,!0,"contentEncryptionAlgorithm");if(!contentEncryptionAlgorithm2.
name)throw new Error(`Incorrect "contentEncryptionAlgorithm": ${algorithmId2}`);return crypto2.unwrapKey("raw",recipientInfo.
encryptedKey.valueBlock.valueHexView,importedKey,kekAlgorithm,contentEncryptionAlgorithm2,!0,["decrypt"])},SubPasswordRecipientinfo=async index=>{
let recipientInfo=this.recipientInfos[index].value,pbkdf2Params;if(!decryptionParameters.preDefinedData)throw new Error(
'Parameter "preDefinedData" is mandatory for "KEKRecipientInfo"');if(!recipientInfo.keyDerivationAlgorithm)throw new Error(
'Please append encoded "keyDerivationAlgorithm"');if(!recipientInfo.keyDerivationAlgorithm.algorithmParams)throw new Error(
'Incorrectly encoded "keyDerivationAlgorithm"');try{pbkdf2Params=new PBKDF2Params({schema:recipientInfo.keyDerivationAlgorithm.
algorithmParams})}catch{throw new Error('Incorrectly encoded "keyDerivationAlgorithm"')}let pbkdf2Key=await crypto2.importKey(
"raw",decryptionParameters.preDefinedData,"PBKDF2",!1,["deriveKey"]),kekAlgorithm=crypto2.getAlgorithmByOID(recipientInfo.
keyEncryptionAlgorithm.algorithmId,!0,"keyEncryptionAlgorithm"),hmacHashAlgorithm=pbkdf2Params.prf?crypto2.getAlgorithmByOID(
pbkdf2Params.prf.algorithmId,!0,"prfAlgorithm").hash.name:"SHA-1",saltView=new Uint8Array(pbkdf2Params.salt.valueBlock.valueHex),
iterations=pbkdf2Params.iterationCount,kekKey=await crypto2.deriveKey({name:"PBKDF2",hash:{name:hmacHashAlgorithm},salt:saltView,
iterations},pbkdf2Key,kekAlgorithm,!0,["unwrapKey"]),algorithmId2=this.encryptedContentInfo.contentEncryptionAlgorithm.algorithmId,
contentEncryptionAlgorithm2=crypto2.getAlgorithmByOID(algorithmId2,!0,"contentEncryptionAlgorithm");return crypto2.unwrapKey(
"raw",recipientInfo.encryptedKey.valueBlock.valueHexView,kekKey,kekAlgorithm,contentEncryptionAlgorithm2,!0,["decrypt"])},
unwrappedKey;switch(this.recipientInfos[recipientIndex].variant){case 1:unwrappedKey=await SubKeyTransRecipientInfo(recipientIndex);
break;case 2:unwrappedKey=await SubKeyAgreeRecipientInfo(recipientIndex);break;case 3:unwrappedKey=await SubKEKRecipientInfo(
recipientIndex);break;case 4:unwrappedKey=await SubPasswordRecipientinfo(recipientIndex);break;default:throw new Error(`\
Unknown recipient type in array with index ${recipientIndex}`)}let algorithmId=this.encryptedContentInfo.contentEncryptionAlgorithm.
algorithmId,contentEncryptionAlgorithm=crypto2.getAlgorithmByOID(algorithmId,!0,"contentEncryptionAlgorithm"),ivBuffer=this.
encryptedContentInfo.contentEncryptionAlgorithm.algorithmParams.valueBlock.valueHex,ivView=new Uint8Array(ivBuffer);if(!this.
encryptedContentInfo.encryptedContent)throw new Error("Required property `encryptedContent` is empty");let dataBuffer=this.
encryptedContentInfo.getEncryptedContent();return crypto2.decrypt({name:contentEncryptionAlgorithm.name,iv:ivView},unwrappedKey,
dataBuffer)}},SAFE_CONTENTS="safeContents",PARSED_VALUE$1="parsedValue",CONTENT_INFOS="contentInfos",AuthenticatedSafe=class AuthenticatedSafe2 extends PkiObject{static{
this.CLASS_NAME="AuthenticatedSafe"}constructor(parameters={}){super(),this.safeContents=parameters[SAFE_CONTENTS]??AuthenticatedSafe2.
defaultValues(SAFE_CONTENTS),PARSED_VALUE$1 in parameters&&(this.parsedValue=parameters[PARSED_VALUE$1]??AuthenticatedSafe2.
defaultValues(PARSED_VALUE$1)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case SAFE_CONTENTS:
return[];case PARSED_VALUE$1:return{};default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case SAFE_CONTENTS:return memberValue.length===0;case PARSED_VALUE$1:return memberValue instanceof Object&&
Object.keys(memberValue).length===0;default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.
names??{};return new Sequence({name:names.blockName||"",value:[new Repeated({name:names.contentInfos||"",value:ContentInfo.
schema()})]})}fromSchema(schema){for(let prop of[CONTENT_INFOS])delete schema[prop];let asn1=compareSchema(schema,schema,
AuthenticatedSafe2.schema({names:{contentInfos:CONTENT_INFOS}}));AsnError.assertSchema(asn1,this.className),this.safeContents=
Array.from(asn1.result.contentInfos,element=>new ContentInfo({schema:element}))}toSchema(){return new Sequence({value:Array.
from(this.safeContents,o=>o.toSchema())})}toJSON(){return{safeContents:Array.from(this.safeContents,o=>o.toJSON())}}async parseInternalValues(parameters,crypto2=getCrypto(
!0)){if(ParameterError.assert(parameters,SAFE_CONTENTS),ArgumentError.assert(parameters.safeContents,SAFE_CONTENTS,"Arra\
y"),parameters.safeContents.length!==this.safeContents.length)throw new ArgumentError('Length of "parameters.safeContent\
s" must be equal to "this.safeContents.length"');this.parsedValue={safeContents:[]};for(let[index,content]of this.safeContents.
entries()){let safeContent=parameters.safeContents[index],errorTarget=`parameters.safeContents[${index}]`;switch(content.
contentType){case id_ContentType_Data:{ArgumentError.assert(content.content,"this.safeContents[j].content",OctetString);
let authSafeContent=content.content.getValue();this.parsedValue.safeContents.push({privacyMode:0,value:SafeContents.fromBER(
authSafeContent)})}break;case id_ContentType_EnvelopedData:{let cmsEnveloped=new EnvelopedData({schema:content.content});
ParameterError.assert(errorTarget,safeContent,"recipientCertificate","recipientKey");let envelopedData=safeContent,recipientCertificate=envelopedData.
recipientCertificate,recipientKey=envelopedData.recipientKey,decrypted=await cmsEnveloped.decrypt(0,{recipientCertificate,
recipientPrivateKey:recipientKey},crypto2);this.parsedValue.safeContents.push({privacyMode:2,value:SafeContents.fromBER(
decrypted)})}break;case id_ContentType_EncryptedData:{let cmsEncrypted=new EncryptedData({schema:content.content});ParameterError.
assert(errorTarget,safeContent,"password");let password=safeContent.password,decrypted=await cmsEncrypted.decrypt({password},
crypto2);this.parsedValue.safeContents.push({privacyMode:1,value:SafeContents.fromBER(decrypted)})}break;default:throw new Error(
`Unknown "contentType" for AuthenticatedSafe: " ${content.contentType}`)}}}async makeInternalValues(parameters,crypto2=getCrypto(
!0)){if(!this.parsedValue)throw new Error('Please run "parseValues" first or add "parsedValue" manually');if(ArgumentError.
assert(this.parsedValue,"this.parsedValue","object"),ArgumentError.assert(this.parsedValue.safeContents,"this.parsedValu\
e.safeContents","Array"),ArgumentError.assert(parameters,"parameters","object"),ParameterError.assert(parameters,"safeCo\
ntents"),ArgumentError.assert(parameters.safeContents,"parameters.safeContents","Array"),parameters.safeContents.length!==
this.parsedValue.safeContents.length)throw new ArgumentError('Length of "parameters.safeContents" must be equal to "this\
.parsedValue.safeContents"');this.safeContents=[];for(let[index,content]of this.parsedValue.safeContents.entries())switch(ParameterError.
assert("content",content,"privacyMode","value"),ArgumentError.assert(content.value,"content.value",SafeContents),content.
privacyMode){case 0:{let contentBuffer=content.value.toSchema().toBER(!1);this.safeContents.push(new ContentInfo({contentType:"\
1.2.840.113549.1.7.1",content:new OctetString({valueHex:contentBuffer})}))}break;case 1:{let cmsEncrypted=new EncryptedData,
currentParameters=parameters.safeContents[index];currentParameters.contentToEncrypt=content.value.toSchema().toBER(!1),await cmsEncrypted.
encrypt(currentParameters,crypto2),this.safeContents.push(new ContentInfo({contentType:"1.2.840.113549.1.7.6",content:cmsEncrypted.
toSchema()}))}break;case 2:{let cmsEnveloped=new EnvelopedData,contentToEncrypt=content.value.toSchema().toBER(!1),safeContent=parameters.
safeContents[index];switch(ParameterError.assert(`parameters.safeContents[${index}]`,safeContent,"encryptingCertificate",
"encryptionAlgorithm"),!0){case safeContent.encryptionAlgorithm.name.toLowerCase()==="aes-cbc":case safeContent.encryptionAlgorithm.
name.toLowerCase()==="aes-gcm":break;default:throw new Error(`Incorrect parameter "encryptionAlgorithm" in "parameters.s\
afeContents[i]": ${safeContent.encryptionAlgorithm}`)}switch(!0){case safeContent.encryptionAlgorithm.length===128:case safeContent.
encryptionAlgorithm.length===192:case safeContent.encryptionAlgorithm.length===256:break;default:throw new Error(`Incorr\
ect parameter "encryptionAlgorithm.length" in "parameters.safeContents[i]": ${safeContent.encryptionAlgorithm.length}`)}
let encryptionAlgorithm=safeContent.encryptionAlgorithm;cmsEnveloped.addRecipientByCertificate(safeContent.encryptingCertificate,
{},void 0,crypto2),await cmsEnveloped.encrypt(encryptionAlgorithm,contentToEncrypt,crypto2),this.safeContents.push(new ContentInfo(
{contentType:"1.2.840.113549.1.7.3",content:cmsEnveloped.toSchema()}))}break;default:throw new Error(`Incorrect value fo\
r "content.privacyMode": ${content.privacyMode}`)}return this}},HASH_ALGORITHM$1="hashAlgorithm",ISSUER_NAME_HASH="issue\
rNameHash",ISSUER_KEY_HASH="issuerKeyHash",SERIAL_NUMBER$1="serialNumber",CLEAR_PROPS$19=[HASH_ALGORITHM$1,ISSUER_NAME_HASH,
ISSUER_KEY_HASH,SERIAL_NUMBER$1],CertID=class CertID2 extends PkiObject{static{this.CLASS_NAME="CertID"}static async create(certificate,parameters,crypto2=getCrypto(
!0)){let certID=new CertID2;return await certID.createForCertificate(certificate,parameters,crypto2),certID}constructor(parameters={}){
super(),this.hashAlgorithm=parameters[HASH_ALGORITHM$1]??CertID2.defaultValues(HASH_ALGORITHM$1),this.issuerNameHash=parameters[ISSUER_NAME_HASH]??
CertID2.defaultValues(ISSUER_NAME_HASH),this.issuerKeyHash=parameters[ISSUER_KEY_HASH]??CertID2.defaultValues(ISSUER_KEY_HASH),
this.serialNumber=parameters[SERIAL_NUMBER$1]??CertID2.defaultValues(SERIAL_NUMBER$1),parameters.schema&&this.fromSchema(
parameters.schema)}static defaultValues(memberName){switch(memberName){case HASH_ALGORITHM$1:return new AlgorithmIdentifier;case ISSUER_NAME_HASH:case ISSUER_KEY_HASH:
return new OctetString;case SERIAL_NUMBER$1:return new Integer;default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case HASH_ALGORITHM$1:return memberValue.algorithmId===""&&!("algorithmParams"in memberValue);case ISSUER_NAME_HASH:case ISSUER_KEY_HASH:case SERIAL_NUMBER$1:
return memberValue.isEqual(CertID2.defaultValues(SERIAL_NUMBER$1));default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[AlgorithmIdentifier.schema(names.hashAlgorithmObject||
{names:{blockName:names.hashAlgorithm||""}}),new OctetString({name:names.issuerNameHash||""}),new OctetString({name:names.
issuerKeyHash||""}),new Integer({name:names.serialNumber||""})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$19)delete schema[prop];
let asn1=compareSchema(schema,schema,CertID2.schema({names:{hashAlgorithm:HASH_ALGORITHM$1,issuerNameHash:ISSUER_NAME_HASH,
issuerKeyHash:ISSUER_KEY_HASH,serialNumber:SERIAL_NUMBER$1}}));AsnError.assertSchema(asn1,this.className),this.hashAlgorithm=
new AlgorithmIdentifier({schema:asn1.result.hashAlgorithm}),this.issuerNameHash=asn1.result.issuerNameHash,this.issuerKeyHash=
asn1.result.issuerKeyHash,this.serialNumber=asn1.result.serialNumber}toSchema(){return new Sequence({value:[this.hashAlgorithm.
toSchema(),this.issuerNameHash,this.issuerKeyHash,this.serialNumber]})}toJSON(){return{hashAlgorithm:this.hashAlgorithm.
toJSON(),issuerNameHash:this.issuerNameHash.toJSON(),issuerKeyHash:this.issuerKeyHash.toJSON(),serialNumber:this.serialNumber.
toJSON()}}isEqual(certificateID){return!(this.hashAlgorithm.algorithmId!==certificateID.hashAlgorithm.algorithmId||!bytes_exports2.
equal(this.issuerNameHash.valueBlock.valueHexView,certificateID.issuerNameHash.valueBlock.valueHexView)||!bytes_exports2.
equal(this.issuerKeyHash.valueBlock.valueHexView,certificateID.issuerKeyHash.valueBlock.valueHexView)||!this.serialNumber.
isEqual(certificateID.serialNumber))}async createForCertificate(certificate,parameters,crypto2=getCrypto(!0)){ParameterError.
assert(parameters,HASH_ALGORITHM$1,"issuerCertificate");let hashOID=crypto2.getOIDByAlgorithm({name:parameters.hashAlgorithm},
!0,"hashAlgorithm");this.hashAlgorithm=new AlgorithmIdentifier({algorithmId:hashOID,algorithmParams:new Null});let issuerCertificate=parameters.
issuerCertificate;this.serialNumber=certificate.serialNumber;let hashIssuerName=await crypto2.digest({name:parameters.hashAlgorithm},
issuerCertificate.subject.toSchema().toBER(!1));this.issuerNameHash=new OctetString({valueHex:hashIssuerName});let issuerKeyBuffer=issuerCertificate.
subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView,hashIssuerKey=await crypto2.digest({name:parameters.hashAlgorithm},
issuerKeyBuffer);this.issuerKeyHash=new OctetString({valueHex:hashIssuerKey})}},CERT_ID="certID",CERT_STATUS="certStatus",
THIS_UPDATE="thisUpdate",NEXT_UPDATE="nextUpdate",SINGLE_EXTENSIONS="singleExtensions",CLEAR_PROPS$18=[CERT_ID,CERT_STATUS,
THIS_UPDATE,NEXT_UPDATE,SINGLE_EXTENSIONS],SingleResponse=class SingleResponse2 extends PkiObject{static{this.CLASS_NAME=
"SingleResponse"}constructor(parameters={}){super(),this.certID=parameters[CERT_ID]??SingleResponse2.defaultValues(CERT_ID),
this.certStatus=parameters[CERT_STATUS]??SingleResponse2.defaultValues(CERT_STATUS),this.thisUpdate=parameters[THIS_UPDATE]??
SingleResponse2.defaultValues(THIS_UPDATE),NEXT_UPDATE in parameters&&(this.nextUpdate=parameters[NEXT_UPDATE]??SingleResponse2.
defaultValues(NEXT_UPDATE)),SINGLE_EXTENSIONS in parameters&&(this.singleExtensions=parameters[SINGLE_EXTENSIONS]??SingleResponse2.
defaultValues(SINGLE_EXTENSIONS)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case CERT_ID:return new CertID;case CERT_STATUS:return{};case THIS_UPDATE:case NEXT_UPDATE:return new Date(
0,0,0);case SINGLE_EXTENSIONS:return[];default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case CERT_ID:return CertID.compareWithDefault("hashAlgorithm",memberValue.hashAlgorithm)&&CertID.compareWithDefault(
"issuerNameHash",memberValue.issuerNameHash)&&CertID.compareWithDefault("issuerKeyHash",memberValue.issuerKeyHash)&&CertID.
compareWithDefault("serialNumber",memberValue.serialNumber);case CERT_STATUS:return Object.keys(memberValue).length===0;case THIS_UPDATE:case NEXT_UPDATE:
return memberValue===SingleResponse2.defaultValues(memberName);default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[CertID.schema(names.certID||{}),new Choice(
{value:[new Primitive({name:names.certStatus||"",idBlock:{tagClass:3,tagNumber:0}}),new Constructed({name:names.certStatus||
"",idBlock:{tagClass:3,tagNumber:1},value:[new GeneralizedTime,new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:0},
value:[new Enumerated]})]}),new Primitive({name:names.certStatus||"",idBlock:{tagClass:3,tagNumber:2},lenBlock:{length:1}})]}),
new GeneralizedTime({name:names.thisUpdate||""}),new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:0},value:[new GeneralizedTime(
{name:names.nextUpdate||""})]}),new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:1},value:[Extensions.schema(names.
singleExtensions||{})]})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$18)delete schema[prop];let asn1=compareSchema(
schema,schema,SingleResponse2.schema({names:{certID:{names:{blockName:CERT_ID}},certStatus:CERT_STATUS,thisUpdate:THIS_UPDATE,
nextUpdate:NEXT_UPDATE,singleExtensions:{names:{blockName:SINGLE_EXTENSIONS}}}}));AsnError.assertSchema(asn1,this.className),
this.certID=new CertID({schema:asn1.result.certID}),this.certStatus=asn1.result.certStatus,this.thisUpdate=asn1.result.thisUpdate.
toDate(),NEXT_UPDATE in asn1.result&&(this.nextUpdate=asn1.result.nextUpdate.toDate()),SINGLE_EXTENSIONS in asn1.result&&
(this.singleExtensions=Array.from(asn1.result.singleExtensions.valueBlock.value,element=>new Extension({schema:element})))}toSchema(){
let outputArray=[];return outputArray.push(this.certID.toSchema()),outputArray.push(this.certStatus),outputArray.push(new GeneralizedTime(
{valueDate:this.thisUpdate})),this.nextUpdate&&outputArray.push(new Constructed({idBlock:{tagClass:3,tagNumber:0},value:[
new GeneralizedTime({valueDate:this.nextUpdate})]})),this.singleExtensions&&outputArray.push(new Constructed({idBlock:{tagClass:3,
tagNumber:1},value:[new Sequence({value:Array.from(this.singleExtensions,o=>o.toSchema())})]})),new Sequence({value:outputArray})}toJSON(){
let res={certID:this.certID.toJSON(),certStatus:this.certStatus.toJSON(),thisUpdate:this.thisUpdate};return this.nextUpdate&&
(res.nextUpdate=this.nextUpdate),this.singleExtensions&&(res.singleExtensions=Array.from(this.singleExtensions,o=>o.toJSON())),
res}},TBS$2="tbs",VERSION$7="version",RESPONDER_ID="responderID",PRODUCED_AT="producedAt",RESPONSES="responses",RESPONSE_EXTENSIONS=
"responseExtensions",RESPONSE_DATA="ResponseData",RESPONSE_DATA_VERSION=`${RESPONSE_DATA}.${VERSION$7}`,RESPONSE_DATA_RESPONDER_ID=
`${RESPONSE_DATA}.${RESPONDER_ID}`,RESPONSE_DATA_PRODUCED_AT=`${RESPONSE_DATA}.${PRODUCED_AT}`,RESPONSE_DATA_RESPONSES=`${RESPONSE_DATA}\
.${RESPONSES}`,RESPONSE_DATA_RESPONSE_EXTENSIONS=`${RESPONSE_DATA}.${RESPONSE_EXTENSIONS}`,CLEAR_PROPS$17=[RESPONSE_DATA,
RESPONSE_DATA_VERSION,RESPONSE_DATA_RESPONDER_ID,RESPONSE_DATA_PRODUCED_AT,RESPONSE_DATA_RESPONSES,RESPONSE_DATA_RESPONSE_EXTENSIONS],
ResponseData=class ResponseData2 extends PkiObject{static{this.CLASS_NAME="ResponseData"}get tbs(){return toArrayBuffer2(
this.tbsView)}set tbs(value){this.tbsView=new Uint8Array(value)}constructor(parameters={}){super(),this.tbsView=new Uint8Array(
parameters[TBS$2]??ResponseData2.defaultValues(TBS$2)),VERSION$7 in parameters&&(this.version=parameters[VERSION$7]??ResponseData2.
defaultValues(VERSION$7)),this.responderID=parameters[RESPONDER_ID]??ResponseData2.defaultValues(RESPONDER_ID),this.producedAt=
parameters[PRODUCED_AT]??ResponseData2.defaultValues(PRODUCED_AT),this.responses=parameters[RESPONSES]??ResponseData2.defaultValues(
RESPONSES),RESPONSE_EXTENSIONS in parameters&&(this.responseExtensions=parameters[RESPONSE_EXTENSIONS]??ResponseData2.defaultValues(
RESPONSE_EXTENSIONS)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case VERSION$7:
return 0;case TBS$2:return EMPTY_BUFFER2;case RESPONDER_ID:return{};case PRODUCED_AT:return new Date(0,0,0);case RESPONSES:case RESPONSE_EXTENSIONS:
return[];default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){switch(memberName){case TBS$2:
return memberValue.byteLength===0;case RESPONDER_ID:return Object.keys(memberValue).length===0;case PRODUCED_AT:return memberValue===
ResponseData2.defaultValues(memberName);case RESPONSES:case RESPONSE_EXTENSIONS:return memberValue.length===0;default:return super.
defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence({name:names.blockName||
RESPONSE_DATA,value:[new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:0},value:[new Integer({name:names.version||
RESPONSE_DATA_VERSION})]}),new Choice({value:[new Constructed({name:names.responderID||RESPONSE_DATA_RESPONDER_ID,idBlock:{
tagClass:3,tagNumber:1},value:[RelativeDistinguishedNames.schema(names.ResponseDataByName||{names:{blockName:"ResponseDa\
ta.byName"}})]}),new Constructed({name:names.responderID||RESPONSE_DATA_RESPONDER_ID,idBlock:{tagClass:3,tagNumber:2},value:[
new OctetString({name:names.ResponseDataByKey||"ResponseData.byKey"})]})]}),new GeneralizedTime({name:names.producedAt||
RESPONSE_DATA_PRODUCED_AT}),new Sequence({value:[new Repeated({name:RESPONSE_DATA_RESPONSES,value:SingleResponse.schema(
names.response||{})})]}),new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:1},value:[Extensions.schema(names.extensions||
{names:{blockName:RESPONSE_DATA_RESPONSE_EXTENSIONS}})]})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$17)delete schema[prop];
let asn1=compareSchema(schema,schema,ResponseData2.schema());AsnError.assertSchema(asn1,this.className),this.tbsView=asn1.
result.ResponseData.valueBeforeDecodeView,RESPONSE_DATA_VERSION in asn1.result&&(this.version=asn1.result[RESPONSE_DATA_VERSION].
valueBlock.valueDec),asn1.result[RESPONSE_DATA_RESPONDER_ID].idBlock.tagNumber===1?this.responderID=new RelativeDistinguishedNames(
{schema:asn1.result[RESPONSE_DATA_RESPONDER_ID].valueBlock.value[0]}):this.responderID=asn1.result[RESPONSE_DATA_RESPONDER_ID].
valueBlock.value[0],this.producedAt=asn1.result[RESPONSE_DATA_PRODUCED_AT].toDate(),this.responses=Array.from(asn1.result[RESPONSE_DATA_RESPONSES],
element=>new SingleResponse({schema:element})),RESPONSE_DATA_RESPONSE_EXTENSIONS in asn1.result&&(this.responseExtensions=
Array.from(asn1.result[RESPONSE_DATA_RESPONSE_EXTENSIONS].valueBlock.value,element=>new Extension({schema:element})))}toSchema(encodeFlag=!1){
let tbsSchema;if(encodeFlag===!1){if(!this.tbsView.byteLength)return ResponseData2.schema();let asn1=fromBER(this.tbsView);
AsnError.assert(asn1,"TBS Response Data"),tbsSchema=asn1.result}else{let outputArray=[];VERSION$7 in this&&outputArray.push(
new Constructed({idBlock:{tagClass:3,tagNumber:0},value:[new Integer({value:this.version})]})),this.responderID instanceof
RelativeDistinguishedNames?outputArray.push(new Constructed({idBlock:{tagClass:3,tagNumber:1},value:[this.responderID.toSchema()]})):
outputArray.push(new Constructed({idBlock:{tagClass:3,tagNumber:2},value:[this.responderID]})),outputArray.push(new GeneralizedTime(
{valueDate:this.producedAt})),outputArray.push(new Sequence({value:Array.from(this.responses,o=>o.toSchema())})),this.responseExtensions&&
outputArray.push(new Constructed({idBlock:{tagClass:3,tagNumber:1},value:[new Sequence({value:Array.from(this.responseExtensions,
o=>o.toSchema())})]})),tbsSchema=new Sequence({value:outputArray})}return tbsSchema}toJSON(){let res={};return VERSION$7 in
this&&(res.version=this.version),this.responderID&&(res.responderID=this.responderID),this.producedAt&&(res.producedAt=this.
producedAt),this.responses&&(res.responses=Array.from(this.responses,o=>o.toJSON())),this.responseExtensions&&(res.responseExtensions=
Array.from(this.responseExtensions,o=>o.toJSON())),res}},TRUSTED_CERTS="trustedCerts",CERTS$2="certs",CRLS$1="crls",OCSPS$1=
"ocsps",CHECK_DATE="checkDate",FIND_ORIGIN="findOrigin",FIND_ISSUER="findIssuer",ChainValidationCode=(function(ChainValidationCode2){
return ChainValidationCode2[ChainValidationCode2.unknown=-1]="unknown",ChainValidationCode2[ChainValidationCode2.success=
0]="success",ChainValidationCode2[ChainValidationCode2.noRevocation=11]="noRevocation",ChainValidationCode2[ChainValidationCode2.
noPath=60]="noPath",ChainValidationCode2[ChainValidationCode2.noValidPath=97]="noValidPath",ChainValidationCode2})({}),ChainValidationError=
class ChainValidationError2 extends Error{static{this.NAME="ChainValidationError"}constructor(code,message){super(message),
this.name=ChainValidationError2.NAME,this.code=code,this.message=message}};CertificateChainValidationEngine=class CertificateChainValidationEngine2{constructor(parameters={}){
this.trustedCerts=parameters[TRUSTED_CERTS]??this.defaultValues(TRUSTED_CERTS),this.certs=parameters[CERTS$2]??this.defaultValues(
CERTS$2),this.crls=parameters[CRLS$1]??this.defaultValues(CRLS$1),this.ocsps=parameters[OCSPS$1]??this.defaultValues(OCSPS$1),
this.checkDate=parameters[CHECK_DATE]??this.defaultValues(CHECK_DATE),this.findOrigin=parameters[FIND_ORIGIN]??this.defaultValues(
FIND_ORIGIN),this.findIssuer=parameters[FIND_ISSUER]??this.defaultValues(FIND_ISSUER)}static defaultFindOrigin(certificate,validationEngine){
certificate.tbsView.byteLength===0&&(certificate.tbsView=new Uint8Array(certificate.encodeTBS().toBER()));for(let localCert of validationEngine.
certs)if(localCert.tbsView.byteLength===0&&(localCert.tbsView=new Uint8Array(localCert.encodeTBS().toBER())),bytes_exports2.
equal(certificate.tbsView,localCert.tbsView))return"Intermediate Certificates";for(let trustedCert of validationEngine.trustedCerts)
if(trustedCert.tbsView.byteLength===0&&(trustedCert.tbsView=new Uint8Array(trustedCert.encodeTBS().toBER())),bytes_exports2.
equal(certificate.tbsView,trustedCert.tbsView))return"Trusted Certificates";return"Unknown"}async defaultFindIssuer(certificate,validationEngine,crypto2=getCrypto(
!0)){let result=[],keyIdentifier=null,authorityCertIssuer=null,authorityCertSerialNumber=null;if(certificate.subject.isEqual(
certificate.issuer))try{if(await certificate.verify(void 0,crypto2))return[certificate]}catch{}if(certificate.extensions){
for(let extension of certificate.extensions)if(extension.extnID==="2.5.29.35"&&extension.parsedValue instanceof AuthorityKeyIdentifier){
extension.parsedValue.keyIdentifier?keyIdentifier=extension.parsedValue.keyIdentifier:(extension.parsedValue.authorityCertIssuer&&
(authorityCertIssuer=extension.parsedValue.authorityCertIssuer),extension.parsedValue.authorityCertSerialNumber&&(authorityCertSerialNumber=
extension.parsedValue.authorityCertSerialNumber));break}}function checkCertificate(possibleIssuer){if(keyIdentifier!==null&&
possibleIssuer.extensions){let extensionFound=!1;for(let extension of possibleIssuer.extensions)if(extension.extnID==="2\
.5.29.14"&&extension.parsedValue){extensionFound=!0,bytes_exports2.equal(extension.parsedValue.valueBlock.valueHex,keyIdentifier.
valueBlock.valueHexView)&&result.push(possibleIssuer);break}if(extensionFound)return}let authorityCertSerialNumberEqual=!1;
authorityCertSerialNumber!==null&&(authorityCertSerialNumberEqual=possibleIssuer.serialNumber.isEqual(authorityCertSerialNumber)),
authorityCertIssuer!==null?possibleIssuer.subject.isEqual(authorityCertIssuer)&&authorityCertSerialNumberEqual&&result.push(
possibleIssuer):certificate.issuer.isEqual(possibleIssuer.subject)&&result.push(possibleIssuer)}for(let trustedCert of validationEngine.
trustedCerts)checkCertificate(trustedCert);for(let intermediateCert of validationEngine.certs)checkCertificate(intermediateCert);
for(let i=result.length-1;i>=0;i--)try{await certificate.verify(result[i],crypto2)===!1&&result.splice(i,1)}catch{result.
splice(i,1)}return result}defaultValues(memberName){switch(memberName){case TRUSTED_CERTS:return[];case CERTS$2:return[];case CRLS$1:
return[];case OCSPS$1:return[];case CHECK_DATE:return new Date;case FIND_ORIGIN:return CertificateChainValidationEngine2.
defaultFindOrigin;case FIND_ISSUER:return this.defaultFindIssuer;default:throw new Error(`Invalid member name for Certif\
icateChainValidationEngine class: ${memberName}`)}}async sort(passedWhenNotRevValues=!1,crypto2=getCrypto(!0)){let localCerts=[],
buildPath=async(certificate,crypto3)=>{let result2=[];function checkUnique(array){let unique=!0;for(let i=0;i<array.length;i++){
for(let j=0;j<array.length;j++)if(j!==i&&array[i]===array[j]){unique=!1;break}if(!unique)break}return unique}if(isTrusted(
certificate,this.trustedCerts))return[[certificate]];let findIssuerResult=await this.findIssuer(certificate,this,crypto3);
if(findIssuerResult.length===0)throw new Error("No valid certificate paths found");for(let i=0;i<findIssuerResult.length;i++){
if(bytes_exports2.equal(findIssuerResult[i].tbsView,certificate.tbsView)){result2.push([findIssuerResult[i]]);continue}let buildPathResult=await buildPath(
findIssuerResult[i],crypto3);for(let j=0;j<buildPathResult.length;j++){let copy3=buildPathResult[j].slice();copy3.splice(
0,0,findIssuerResult[i]),checkUnique(copy3)?result2.push(copy3):result2.push(buildPathResult[j])}}return result2},findCRL=async certificate=>{
let issuerCertificates=[],crls=[],crlsAndCertificates=[];if(issuerCertificates.push(...localCerts.filter(element=>certificate.
issuer.isEqual(element.subject))),issuerCertificates.length===0)return{status:1,statusMessage:"No certificate's issuers"};
if(crls.push(...this.crls.filter(o=>o.issuer.isEqual(certificate.issuer))),crls.length===0)return{status:2,statusMessage:"\
No CRLs for specific certificate issuer"};for(let i=0;i<crls.length;i++){let crl=crls[i];if(!(crl.nextUpdate&&crl.nextUpdate.
value<this.checkDate))for(let j=0;j<issuerCertificates.length;j++)try{if(await crls[i].verify({issuerCertificate:issuerCertificates[j]},
crypto2)){crlsAndCertificates.push({crl:crls[i],certificate:issuerCertificates[j]});break}}catch{}}return crlsAndCertificates.
length?{status:0,statusMessage:"",result:crlsAndCertificates}:{status:3,statusMessage:"No valid CRLs found"}},findOCSP=async(certificate,issuerCertificate)=>{
let hashAlgorithm=crypto2.getAlgorithmByOID(certificate.signatureAlgorithm.algorithmId);if(!hashAlgorithm.name||!hashAlgorithm.
hash)return 1;for(let i=0;i<this.ocsps.length;i++){let result2=await this.ocsps[i].getCertificateStatus(certificate,issuerCertificate,
crypto2);if(result2.isForCertificate)return result2.status===0?0:1}return 2};async function checkForCA(certificate,needToCheckCRL=!1){
let isCA=!1,mustBeCA=!1,keyUsagePresent=!1,cRLSign=!1;if(certificate.extensions){for(let j=0;j<certificate.extensions.length;j++){
let extension=certificate.extensions[j];if(extension.critical&&!extension.parsedValue)return{result:!1,resultCode:6,resultMessage:`\
Unable to parse critical certificate extension: ${extension.extnID}`};if(extension.extnID==="2.5.29.15"){keyUsagePresent=
!0;let view=new Uint8Array(extension.parsedValue.valueBlock.valueHex);(view[0]&4)===4&&(mustBeCA=!0),(view[0]&2)===2&&(cRLSign=
!0)}extension.extnID==="2.5.29.19"&&"cA"in extension.parsedValue&&extension.parsedValue.cA===!0&&(isCA=!0)}if(mustBeCA===
!0&&isCA===!1)return{result:!1,resultCode:3,resultMessage:'Unable to build certificate chain - using "keyCertSign" flag \
set without BasicConstraints'};if(keyUsagePresent===!0&&isCA===!0&&mustBeCA===!1)return{result:!1,resultCode:4,resultMessage:'\
Unable to build certificate chain - "keyCertSign" flag was not set'};if(isCA===!0&&keyUsagePresent===!0&&needToCheckCRL&&
cRLSign===!1)return{result:!1,resultCode:5,resultMessage:'Unable to build certificate chain - intermediate certificate m\
ust have "cRLSign" key usage flag'}}return isCA===!1?{result:!1,resultCode:7,resultMessage:"Unable to build certificate \
chain - more than one possible end-user certificate"}:{result:!0,resultCode:0,resultMessage:""}}let basicCheck=async(path,checkDate)=>{
for(let i=0;i<path.length;i++)if(path[i].notBefore.value>checkDate||path[i].notAfter.value<checkDate)return{result:!1,resultCode:8,
resultMessage:"The certificate is either not yet valid or expired"};if(path.length<2)return{result:!1,resultCode:9,resultMessage:"\
Too short certificate path"};for(let i=path.length-2;i>=0;i--)if(path[i].issuer.isEqual(path[i].subject)===!1&&path[i].issuer.
isEqual(path[i+1].subject)===!1)return{result:!1,resultCode:10,resultMessage:"Incorrect name chaining"};if(this.crls.length!==
0||this.ocsps.length!==0)for(let i=0;i<path.length-1;i++){let ocspResult=2,crlResult={status:0,statusMessage:""};if(this.
ocsps.length!==0)switch(ocspResult=await findOCSP(path[i],path[i+1]),ocspResult){case 0:continue;case 1:return{result:!1,
resultCode:12,resultMessage:"One of certificates was revoked via OCSP response"}}if(this.crls.length!==0){if(crlResult=await findCRL(
path[i]),crlResult.status===0&&crlResult.result)for(let j=0;j<crlResult.result.length;j++){if(crlResult.result[j].crl.isCertificateRevoked(
path[i]))return{result:!1,resultCode:12,resultMessage:"One of certificates had been revoked"};if((await checkForCA(crlResult.
result[j].certificate,!0)).result===!1)return{result:!1,resultCode:13,resultMessage:"CRL issuer certificate is not a CA \
certificate or does not have crlSign flag"}}else if(passedWhenNotRevValues===!1)throw new ChainValidationError(11,`No re\
vocation values found for one of certificates: ${crlResult.statusMessage}`)}else if(ocspResult===2)return{result:!1,resultCode:11,
resultMessage:"No revocation values found for one of certificates"};if(ocspResult===2&&crlResult.status===2&&passedWhenNotRevValues){
let issuerCertificate=path[i+1],extensionFound=!1;if(issuerCertificate.extensions)for(let extension of issuerCertificate.
extensions)switch(extension.extnID){case id_CRLDistributionPoints:case id_FreshestCRL:case id_AuthorityInfoAccess:extensionFound=
!0}if(extensionFound)throw new ChainValidationError(11,`No revocation values found for one of certificates: ${crlResult.
statusMessage}`)}}for(let[i,cert]of path.entries())if(i&&!(await checkForCA(cert)).result)return{result:!1,resultCode:14,
resultMessage:"One of intermediate certificates is not a CA certificate"};return{result:!0}};localCerts.push(...this.trustedCerts),
localCerts.push(...this.certs);for(let i=0;i<localCerts.length;i++)for(let j=0;j<localCerts.length;j++)if(i!==j&&bytes_exports2.
equal(localCerts[i].tbsView,localCerts[j].tbsView)){localCerts.splice(j,1),i=0;break}let leafCert=localCerts[localCerts.
length-1],result,certificatePath=[leafCert];if(result=await buildPath(leafCert,crypto2),result.length===0)throw new ChainValidationError(
60,"Unable to find certificate path");for(let i=result.length-1;i>=0;i--){let found=!1;for(let j=0;j<result[i].length;j++){
let certificate=result[i][j];for(let k=0;k<this.trustedCerts.length;k++)if(bytes_exports2.equal(certificate.tbsView,this.
trustedCerts[k].tbsView)){found=!0;break}if(found)break}found||result.splice(i,1)}if(result.length===0)throw new ChainValidationError(
97,"No valid certificate paths found");let shortestLength=result[0].length,shortestIndex=0;for(let i=0;i<result.length;i++)
result[i].length<shortestLength&&(shortestLength=result[i].length,shortestIndex=i);for(let i=0;i<result[shortestIndex].length;i++)
certificatePath.push(result[shortestIndex][i]);if(result=await basicCheck(certificatePath,this.checkDate),result.result===
!1)throw result;return certificatePath}async verify(parameters={},crypto2=getCrypto(!0)){function compareDNSName(name,constraint){
let namePrepared=stringPrep(name),constraintPrepared=stringPrep(constraint),nameSplitted=namePrepared.split("."),constraintSplitted=constraintPrepared.
split("."),nameLen=nameSplitted.length,constrLen=constraintSplitted.length;if(nameLen===0||constrLen===0||nameLen<constrLen)
return!1;for(let i=0;i<nameLen;i++)if(nameSplitted[i].length===0)return!1;for(let i=0;i<constrLen;i++)if(constraintSplitted[i].
length===0){if(i===0){if(constrLen===1)return!1;continue}return!1}for(let i=0;i<constrLen;i++)if(constraintSplitted[constrLen-
1-i].length!==0&&nameSplitted[nameLen-1-i].localeCompare(constraintSplitted[constrLen-1-i])!==0)return!1;return!0}function compareRFC822Name(name,constraint){
let namePrepared=stringPrep(name),constraintPrepared=stringPrep(constraint),nameSplitted=namePrepared.split("@"),constraintSplitted=constraintPrepared.
split("@");if(nameSplitted.length===0||constraintSplitted.length===0||nameSplitted.length<constraintSplitted.length)return!1;
if(constraintSplitted.length===1){if(compareDNSName(nameSplitted[1],constraintSplitted[0])){let ns=nameSplitted[1].split(
"."),cs=constraintSplitted[0].split(".");return cs[0].length===0?!0:ns.length===cs.length}return!1}return namePrepared.localeCompare(
constraintPrepared)===0}function compareUniformResourceIdentifier(name,constraint){let namePrepared=stringPrep(name),constraintPrepared=stringPrep(
constraint),ns=namePrepared.split("/");if(constraintPrepared.split("/").length>1)return!1;if(ns.length>1){for(let i=0;i<
ns.length;i++)if(ns[i].length>0&&ns[i].charAt(ns[i].length-1)!==":"){namePrepared=ns[i].split(":")[0];break}}if(compareDNSName(
namePrepared,constraintPrepared)){let nameSplitted=namePrepared.split("."),constraintSplitted=constraintPrepared.split("\
.");return constraintSplitted[0].length===0?!0:nameSplitted.length===constraintSplitted.length}return!1}function compareIPAddress(name,constraint){
let nameView=name.valueBlock.valueHexView,constraintView=constraint.valueBlock.valueHexView;if(nameView.length===4&&constraintView.
length===8){for(let i=0;i<4;i++)if((nameView[i]^constraintView[i])&constraintView[i+4])return!1;return!0}if(nameView.length===
16&&constraintView.length===32){for(let i=0;i<16;i++)if((nameView[i]^constraintView[i])&constraintView[i+16])return!1;return!0}
return!1}function compareDirectoryName(name,constraint){if(name.typesAndValues.length===0||constraint.typesAndValues.length===
0)return!0;if(name.typesAndValues.length<constraint.typesAndValues.length)return!1;let result=!0,nameStart=0;for(let i=0;i<
constraint.typesAndValues.length;i++){let localResult=!1;for(let j=nameStart;j<name.typesAndValues.length;j++)if(localResult=
name.typesAndValues[j].isEqual(constraint.typesAndValues[i]),name.typesAndValues[j].type===constraint.typesAndValues[i].
type&&(result=result&&localResult),localResult===!0)if(nameStart===0||nameStart===j){nameStart=j+1;break}else return!1;if(localResult===
!1)return!1}return nameStart===0?!1:result}try{if(this.certs.length===0)throw new Error("Empty certificate array");let passedWhenNotRevValues=parameters.
passedWhenNotRevValues||!1,initialPolicySet=parameters.initialPolicySet||["2.5.29.32.0"],initialExplicitPolicy=parameters.
initialExplicitPolicy||!1,initialPolicyMappingInhibit=parameters.initialPolicyMappingInhibit||!1,initialInhibitPolicy=parameters.
initialInhibitPolicy||!1,initialPermittedSubtreesSet=parameters.initialPermittedSubtreesSet||[],initialExcludedSubtreesSet=parameters.
initialExcludedSubtreesSet||[],initialRequiredNameForms=parameters.initialRequiredNameForms||[],explicitPolicyIndicator=initialExplicitPolicy,
policyMappingInhibitIndicator=initialPolicyMappingInhibit,inhibitAnyPolicyIndicator=initialInhibitPolicy,pendingConstraints=[
!1,!1,!1],explicitPolicyPending=0,policyMappingInhibitPending=0,inhibitAnyPolicyPending=0,permittedSubtrees=initialPermittedSubtreesSet,
excludedSubtrees=initialExcludedSubtreesSet,requiredNameForms=initialRequiredNameForms,pathDepth=1;this.certs=await this.
sort(passedWhenNotRevValues,crypto2);let allPolicies=[];allPolicies.push(id_AnyPolicy);let policiesAndCerts=[],anyPolicyArray=new Array(
this.certs.length-1);for(let ii=0;ii<this.certs.length-1;ii++)anyPolicyArray[ii]=!0;policiesAndCerts.push(anyPolicyArray);
let policyMappings=new Array(this.certs.length-1),certPolicies=new Array(this.certs.length-1),explicitPolicyStart=explicitPolicyIndicator?
this.certs.length-1:-1;for(let i=this.certs.length-2;i>=0;i--,pathDepth++){let cert=this.certs[i];if(cert.extensions){for(let j=0;j<
cert.extensions.length;j++){let extension=cert.extensions[j];if(extension.extnID==="2.5.29.32"){certPolicies[i]=extension.
parsedValue;for(let s=0;s<allPolicies.length;s++)if(allPolicies[s]==="2.5.29.32.0"){delete policiesAndCerts[s][i];break}
for(let k=0;k<extension.parsedValue.certificatePolicies.length;k++){let policyIndex=-1,policyId=extension.parsedValue.certificatePolicies[k].
policyIdentifier;for(let s=0;s<allPolicies.length;s++)if(policyId===allPolicies[s]){policyIndex=s;break}if(policyIndex===
-1){allPolicies.push(policyId);let certArray=new Array(this.certs.length-1);certArray[i]=!0,policiesAndCerts.push(certArray)}else
policiesAndCerts[policyIndex][i]=!0}}if(extension.extnID==="2.5.29.33"){if(policyMappingInhibitIndicator)return{result:!1,
resultCode:98,resultMessage:"Policy mapping prohibited"};policyMappings[i]=extension.parsedValue}extension.extnID==="2.5\
.29.36"&&explicitPolicyIndicator===!1&&(extension.parsedValue.requireExplicitPolicy===0?(explicitPolicyIndicator=!0,explicitPolicyStart=
i):pendingConstraints[0]===!1?(pendingConstraints[0]=!0,explicitPolicyPending=extension.parsedValue.requireExplicitPolicy):
explicitPolicyPending=explicitPolicyPending>extension.parsedValue.requireExplicitPolicy?extension.parsedValue.requireExplicitPolicy:
explicitPolicyPending,extension.parsedValue.inhibitPolicyMapping===0?policyMappingInhibitIndicator=!0:pendingConstraints[1]===
!1?(pendingConstraints[1]=!0,policyMappingInhibitPending=extension.parsedValue.inhibitPolicyMapping+1):policyMappingInhibitPending=
policyMappingInhibitPending>extension.parsedValue.inhibitPolicyMapping+1?extension.parsedValue.inhibitPolicyMapping+1:policyMappingInhibitPending),
extension.extnID==="2.5.29.54"&&inhibitAnyPolicyIndicator===!1&&(extension.parsedValue.valueBlock.valueDec===0?inhibitAnyPolicyIndicator=
!0:pendingConstraints[2]===!1?(pendingConstraints[2]=!0,inhibitAnyPolicyPending=extension.parsedValue.valueBlock.valueDec):
inhibitAnyPolicyPending=inhibitAnyPolicyPending>extension.parsedValue.valueBlock.valueDec?extension.parsedValue.valueBlock.
valueDec:inhibitAnyPolicyPending)}if(inhibitAnyPolicyIndicator===!0){let policyIndex=-1;for(let searchAnyPolicy=0;searchAnyPolicy<
allPolicies.length;searchAnyPolicy++)if(allPolicies[searchAnyPolicy]==="2.5.29.32.0"){policyIndex=searchAnyPolicy;break}
policyIndex!==-1&&delete policiesAndCerts[0][i]}explicitPolicyIndicator===!1&&pendingConstraints[0]===!0&&(explicitPolicyPending--,
explicitPolicyPending===0&&(explicitPolicyIndicator=!0,explicitPolicyStart=i,pendingConstraints[0]=!1)),policyMappingInhibitIndicator===
!1&&pendingConstraints[1]===!0&&(policyMappingInhibitPending--,policyMappingInhibitPending===0&&(policyMappingInhibitIndicator=
!0,pendingConstraints[1]=!1)),inhibitAnyPolicyIndicator===!1&&pendingConstraints[2]===!0&&(inhibitAnyPolicyPending--,inhibitAnyPolicyPending===
0&&(inhibitAnyPolicyIndicator=!0,pendingConstraints[2]=!1))}}for(let i=0;i<this.certs.length-1;i++)if(i<this.certs.length-
2&&typeof policyMappings[i+1]<"u")for(let k=0;k<policyMappings[i+1].mappings.length;k++){if(policyMappings[i+1].mappings[k].
issuerDomainPolicy==="2.5.29.32.0"||policyMappings[i+1].mappings[k].subjectDomainPolicy==="2.5.29.32.0")return{result:!1,
resultCode:99,resultMessage:'The "anyPolicy" should not be a part of policy mapping scheme'};let issuerDomainPolicyIndex=-1,
subjectDomainPolicyIndex=-1;for(let n=0;n<allPolicies.length;n++)allPolicies[n]===policyMappings[i+1].mappings[k].issuerDomainPolicy&&
(issuerDomainPolicyIndex=n),allPolicies[n]===policyMappings[i+1].mappings[k].subjectDomainPolicy&&(subjectDomainPolicyIndex=
n);typeof policiesAndCerts[issuerDomainPolicyIndex][i]<"u"&&delete policiesAndCerts[issuerDomainPolicyIndex][i];for(let j=0;j<
certPolicies[i].certificatePolicies.length;j++)if(policyMappings[i+1].mappings[k].subjectDomainPolicy===certPolicies[i].
certificatePolicies[j].policyIdentifier&&issuerDomainPolicyIndex!==-1&&subjectDomainPolicyIndex!==-1)for(let m=0;m<=i;m++)
typeof policiesAndCerts[subjectDomainPolicyIndex][m]<"u"&&(policiesAndCerts[issuerDomainPolicyIndex][m]=!0,delete policiesAndCerts[subjectDomainPolicyIndex][m])}
for(let i=0;i<allPolicies.length;i++)if(allPolicies[i]==="2.5.29.32.0")for(let j=0;j<explicitPolicyStart;j++)delete policiesAndCerts[i][j];
let authConstrPolicies=[];for(let i=0;i<policiesAndCerts.length;i++){let found=!0;for(let j=0;j<this.certs.length-1;j++){
let anyPolicyFound=!1;if(j<explicitPolicyStart&&allPolicies[i]==="2.5.29.32.0"&&allPolicies.length>1){found=!1;break}if(typeof policiesAndCerts[i][j]>
"u"){if(j>=explicitPolicyStart){for(let k=0;k<allPolicies.length;k++)if(allPolicies[k]==="2.5.29.32.0"){policiesAndCerts[k][j]===
!0&&(anyPolicyFound=!0);break}}if(!anyPolicyFound){found=!1;break}}}found===!0&&authConstrPolicies.push(allPolicies[i])}
let userConstrPolicies=[];if(initialPolicySet.length===1&&initialPolicySet[0]==="2.5.29.32.0"&&explicitPolicyIndicator===
!1)userConstrPolicies=initialPolicySet;else if(authConstrPolicies.length===1&&authConstrPolicies[0]==="2.5.29.32.0")userConstrPolicies=
initialPolicySet;else for(let i=0;i<authConstrPolicies.length;i++)for(let j=0;j<initialPolicySet.length;j++)if(initialPolicySet[j]===
authConstrPolicies[i]||initialPolicySet[j]==="2.5.29.32.0"){userConstrPolicies.push(authConstrPolicies[i]);break}let policyResult={
result:userConstrPolicies.length>0,resultCode:0,resultMessage:userConstrPolicies.length>0?"":'Zero "userConstrPolicies" \
array, no intersections with "authConstrPolicies"',authConstrPolicies,userConstrPolicies,explicitPolicyIndicator,policyMappings,
certificatePath:this.certs};if(userConstrPolicies.length===0||policyResult.result===!1)return policyResult;pathDepth=1;for(let i=this.
certs.length-2;i>=0;i--,pathDepth++){let cert=this.certs[i],subjectAltNames=[],certPermittedSubtrees=[],certExcludedSubtrees=[];
if(cert.extensions)for(let j=0;j<cert.extensions.length;j++){let extension=cert.extensions[j];extension.extnID==="2.5.29\
.30"&&("permittedSubtrees"in extension.parsedValue&&(certPermittedSubtrees=certPermittedSubtrees.concat(extension.parsedValue.
permittedSubtrees)),"excludedSubtrees"in extension.parsedValue&&(certExcludedSubtrees=certExcludedSubtrees.concat(extension.
parsedValue.excludedSubtrees))),extension.extnID==="2.5.29.17"&&(subjectAltNames=subjectAltNames.concat(extension.parsedValue.
altNames))}let formFound=requiredNameForms.length<=0;for(let j=0;j<requiredNameForms.length;j++)switch(requiredNameForms[j].
base.type){case 4:if(requiredNameForms[j].base.value.typesAndValues.length!==cert.subject.typesAndValues.length)continue;
formFound=!0;for(let k=0;k<cert.subject.typesAndValues.length;k++)if(cert.subject.typesAndValues[k].type!==requiredNameForms[j].
base.value.typesAndValues[k].type){formFound=!1;break}if(formFound===!0)break}if(formFound===!1)throw policyResult.result=
!1,policyResult.resultCode=21,policyResult.resultMessage="No necessary name form found",policyResult;let constrGroups=[[],
[],[],[],[]];for(let j=0;j<permittedSubtrees.length;j++)switch(permittedSubtrees[j].base.type){case 1:constrGroups[0].push(
permittedSubtrees[j]);break;case 2:constrGroups[1].push(permittedSubtrees[j]);break;case 4:constrGroups[2].push(permittedSubtrees[j]);
break;case 6:constrGroups[3].push(permittedSubtrees[j]);break;case 7:constrGroups[4].push(permittedSubtrees[j])}for(let p=0;p<
5;p++){let groupPermitted=!1,valueExists=!1,group=constrGroups[p];for(let j=0;j<group.length;j++){switch(p){case 0:if(subjectAltNames.
length>0)for(let k=0;k<subjectAltNames.length;k++)subjectAltNames[k].type===1&&(valueExists=!0,groupPermitted=groupPermitted||
compareRFC822Name(subjectAltNames[k].value,group[j].base.value));else for(let k=0;k<cert.subject.typesAndValues.length;k++)
(cert.subject.typesAndValues[k].type==="1.2.840.113549.1.9.1"||cert.subject.typesAndValues[k].type==="0.9.2342.19200300.\
100.1.3")&&(valueExists=!0,groupPermitted=groupPermitted||compareRFC822Name(cert.subject.typesAndValues[k].value.valueBlock.
value,group[j].base.value));break;case 1:if(subjectAltNames.length>0)for(let k=0;k<subjectAltNames.length;k++)subjectAltNames[k].
type===2&&(valueExists=!0,groupPermitted=groupPermitted||compareDNSName(subjectAltNames[k].value,group[j].base.value));break;case 2:
valueExists=!0,groupPermitted=compareDirectoryName(cert.subject,group[j].base.value);break;case 3:if(subjectAltNames.length>
0)for(let k=0;k<subjectAltNames.length;k++)subjectAltNames[k].type===6&&(valueExists=!0,groupPermitted=groupPermitted||compareUniformResourceIdentifier(
subjectAltNames[k].value,group[j].base.value));break;case 4:if(subjectAltNames.length>0)for(let k=0;k<subjectAltNames.length;k++)
subjectAltNames[k].type===7&&(valueExists=!0,groupPermitted=groupPermitted||compareIPAddress(subjectAltNames[k].value,group[j].
base.value))}if(groupPermitted)break}if(groupPermitted===!1&&group.length>0&&valueExists)throw policyResult.result=!1,policyResult.
resultCode=41,policyResult.resultMessage='Failed to meet "permitted sub-trees" name constraint',policyResult}let excluded=!1;
for(let j=0;j<excludedSubtrees.length;j++){switch(excludedSubtrees[j].base.type){case 1:if(subjectAltNames.length>=0)for(let k=0;k<
subjectAltNames.length;k++)subjectAltNames[k].type===1&&(excluded=excluded||compareRFC822Name(subjectAltNames[k].value,excludedSubtrees[j].
base.value));else for(let k=0;k<cert.subject.typesAndValues.length;k++)(cert.subject.typesAndValues[k].type==="1.2.840.1\
13549.1.9.1"||cert.subject.typesAndValues[k].type==="0.9.2342.19200300.100.1.3")&&(excluded=excluded||compareRFC822Name(
cert.subject.typesAndValues[k].value.valueBlock.value,excludedSubtrees[j].base.value));break;case 2:if(subjectAltNames.length>
0)for(let k=0;k<subjectAltNames.length;k++)subjectAltNames[k].type===2&&(excluded=excluded||compareDNSName(subjectAltNames[k].
value,excludedSubtrees[j].base.value));break;case 4:excluded=excluded||compareDirectoryName(cert.subject,excludedSubtrees[j].
base.value);break;case 6:if(subjectAltNames.length>0)for(let k=0;k<subjectAltNames.length;k++)subjectAltNames[k].type===
6&&(excluded=excluded||compareUniformResourceIdentifier(subjectAltNames[k].value,excludedSubtrees[j].base.value));break;case 7:
if(subjectAltNames.length>0)for(let k=0;k<subjectAltNames.length;k++)subjectAltNames[k].type===7&&(excluded=excluded||compareIPAddress(
subjectAltNames[k].value,excludedSubtrees[j].base.value))}if(excluded)break}if(excluded===!0)throw policyResult.result=!1,
policyResult.resultCode=42,policyResult.resultMessage='Failed to meet "excluded sub-trees" name constraint',policyResult;
permittedSubtrees=permittedSubtrees.concat(certPermittedSubtrees),excludedSubtrees=excludedSubtrees.concat(certExcludedSubtrees)}
return policyResult}catch(error){return error instanceof Error?error instanceof ChainValidationError?{result:!1,resultCode:error.
code,resultMessage:error.message,error}:{result:!1,resultCode:-1,resultMessage:error.message,error}:error&&typeof error==
"object"&&"resultMessage"in error?error:{result:!1,resultCode:-1,resultMessage:`${error}`}}}},TBS_RESPONSE_DATA="tbsResp\
onseData",SIGNATURE_ALGORITHM$3="signatureAlgorithm",SIGNATURE$2="signature",CERTS$1="certs",BASIC_OCSP_RESPONSE="BasicO\
CSPResponse",BASIC_OCSP_RESPONSE_TBS_RESPONSE_DATA=`${BASIC_OCSP_RESPONSE}.${TBS_RESPONSE_DATA}`,BASIC_OCSP_RESPONSE_SIGNATURE_ALGORITHM=
`${BASIC_OCSP_RESPONSE}.${SIGNATURE_ALGORITHM$3}`,BASIC_OCSP_RESPONSE_SIGNATURE=`${BASIC_OCSP_RESPONSE}.${SIGNATURE$2}`,
BASIC_OCSP_RESPONSE_CERTS=`${BASIC_OCSP_RESPONSE}.${CERTS$1}`,CLEAR_PROPS$16=[BASIC_OCSP_RESPONSE_TBS_RESPONSE_DATA,BASIC_OCSP_RESPONSE_SIGNATURE_ALGORITHM,
BASIC_OCSP_RESPONSE_SIGNATURE,BASIC_OCSP_RESPONSE_CERTS],ID_KP_OCSP_SIGNING="1.3.6.1.5.5.7.3.9",ID_CE_KEY_USAGE="2.5.29.\
15",ID_CE_EXT_KEY_USAGE="2.5.29.37",BasicOCSPResponse=class BasicOCSPResponse2 extends PkiObject{static{this.CLASS_NAME=
"BasicOCSPResponse"}constructor(parameters={}){super(),this.tbsResponseData=parameters[TBS_RESPONSE_DATA]??BasicOCSPResponse2.
defaultValues(TBS_RESPONSE_DATA),this.signatureAlgorithm=parameters[SIGNATURE_ALGORITHM$3]??BasicOCSPResponse2.defaultValues(
SIGNATURE_ALGORITHM$3),this.signature=parameters[SIGNATURE$2]??BasicOCSPResponse2.defaultValues(SIGNATURE$2),CERTS$1 in parameters&&
(this.certs=parameters[CERTS$1]??BasicOCSPResponse2.defaultValues(CERTS$1)),parameters.schema&&this.fromSchema(parameters.
schema)}static defaultValues(memberName){switch(memberName){case TBS_RESPONSE_DATA:return new ResponseData;case SIGNATURE_ALGORITHM$3:
return new AlgorithmIdentifier;case SIGNATURE$2:return new BitString;case CERTS$1:return[];default:return super.defaultValues(
memberName)}}static compareWithDefault(memberName,memberValue){switch(memberName){case"type":{let comparisonResult=ResponseData.
compareWithDefault("tbs",memberValue.tbs)&&ResponseData.compareWithDefault("responderID",memberValue.responderID)&&ResponseData.
compareWithDefault("producedAt",memberValue.producedAt)&&ResponseData.compareWithDefault("responses",memberValue.responses);
return"responseExtensions"in memberValue&&(comparisonResult=comparisonResult&&ResponseData.compareWithDefault("responseE\
xtensions",memberValue.responseExtensions)),comparisonResult}case SIGNATURE_ALGORITHM$3:return memberValue.algorithmId===
""&&!("algorithmParams"in memberValue);case SIGNATURE$2:return memberValue.isEqual(BasicOCSPResponse2.defaultValues(memberName));case CERTS$1:
return memberValue.length===0;default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.
names??{};return new Sequence({name:names.blockName||BASIC_OCSP_RESPONSE,value:[ResponseData.schema(names.tbsResponseData||
{names:{blockName:BASIC_OCSP_RESPONSE_TBS_RESPONSE_DATA}}),AlgorithmIdentifier.schema(names.signatureAlgorithm||{names:{
blockName:BASIC_OCSP_RESPONSE_SIGNATURE_ALGORITHM}}),new BitString({name:names.signature||BASIC_OCSP_RESPONSE_SIGNATURE}),
new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:0},value:[new Sequence({value:[new Repeated({name:BASIC_OCSP_RESPONSE_CERTS,
value:Certificate.schema(names.certs||{})})]})]})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$16)delete schema[prop];
let asn1=compareSchema(schema,schema,BasicOCSPResponse2.schema());AsnError.assertSchema(asn1,this.className),this.tbsResponseData=
new ResponseData({schema:asn1.result[BASIC_OCSP_RESPONSE_TBS_RESPONSE_DATA]}),this.signatureAlgorithm=new AlgorithmIdentifier(
{schema:asn1.result[BASIC_OCSP_RESPONSE_SIGNATURE_ALGORITHM]}),this.signature=asn1.result[BASIC_OCSP_RESPONSE_SIGNATURE],
BASIC_OCSP_RESPONSE_CERTS in asn1.result&&(this.certs=Array.from(asn1.result[BASIC_OCSP_RESPONSE_CERTS],element=>new Certificate(
{schema:element})))}toSchema(){let outputArray=[];return outputArray.push(this.tbsResponseData.toSchema()),outputArray.push(
this.signatureAlgorithm.toSchema()),outputArray.push(this.signature),this.certs&&outputArray.push(new Constructed({idBlock:{
tagClass:3,tagNumber:0},value:[new Sequence({value:Array.from(this.certs,o=>o.toSchema())})]})),new Sequence({value:outputArray})}toJSON(){
let res={tbsResponseData:this.tbsResponseData.toJSON(),signatureAlgorithm:this.signatureAlgorithm.toJSON(),signature:this.
signature.toJSON()};return this.certs&&(res.certs=Array.from(this.certs,o=>o.toJSON())),res}async getCertificateStatus(certificate,issuerCertificate,crypto2=getCrypto(
!0)){let result={isForCertificate:!1,status:2},hashesObject={},certIDs=[];for(let response of this.tbsResponseData.responses){
let hashAlgorithm=crypto2.getAlgorithmByOID(response.certID.hashAlgorithm.algorithmId,!0,"CertID.hashAlgorithm");if(!hashesObject[hashAlgorithm.
name]){hashesObject[hashAlgorithm.name]=1;let certID=new CertID;certIDs.push(certID),await certID.createForCertificate(certificate,
{hashAlgorithm:hashAlgorithm.name,issuerCertificate},crypto2)}}for(let response of this.tbsResponseData.responses)for(let id of certIDs)
if(response.certID.isEqual(id)){result.isForCertificate=!0;try{switch(response.certStatus.idBlock.isConstructed){case!0:
response.certStatus.idBlock.tagNumber===1&&(result.status=1);break;case!1:switch(response.certStatus.idBlock.tagNumber){case 0:
result.status=0;break;case 2:result.status=2}}}catch{}return result}return result}async sign(privateKey,hashAlgorithm="S\
HA-1",crypto2=getCrypto(!0)){if(!privateKey)throw new Error("Need to provide a private key for signing");let signatureParams=await crypto2.
getSignatureParameters(privateKey,hashAlgorithm),algorithm=signatureParams.parameters.algorithm;if(!("name"in algorithm))
throw new Error("Empty algorithm");this.signatureAlgorithm=signatureParams.signatureAlgorithm,this.tbsResponseData.tbsView=
new Uint8Array(this.tbsResponseData.toSchema(!0).toBER());let signature=await crypto2.signWithPrivateKey(this.tbsResponseData.
tbsView,privateKey,{algorithm});this.signature=new BitString({valueHex:signature})}async verify(params={},crypto2=getCrypto(
!0)){if(!this.certs||this.certs.length===0)throw new Error("No certificates attached to the BasicOCSPResponse");let embeddedCerts=this.
certs,trustedCerts=params.trustedCerts||[],issuerCerts=params.issuerCerts||[],trustedResponders=params.trustedResponders||
[],candidateIndices=await BasicOCSPResponse2.collectResponderCandidates(embeddedCerts,this.tbsResponseData.responderID,crypto2);
if(candidateIndices.length===0)throw new Error("No certificate matching the OCSP responderID was found in the response");
let errors=[],firstCryptoError=null,signatureMismatch=!1,hadValidSignature=!1;for(let idx of candidateIndices){let signerCert=embeddedCerts[idx],
signatureOk;try{signatureOk=await this.verifyResponseSignature(signerCert,crypto2)}catch(err){firstCryptoError===null&&(firstCryptoError=
err),errors.push(`candidate #${idx} signature error: ${err.message}`);continue}if(!signatureOk){signatureMismatch=!0;continue}
hadValidSignature=!0;try{let isTrustedResponder=trustedResponders.length>0&&BasicOCSPResponse2.containsCertificateByDer(
trustedResponders,signerCert),validatedPathCerts=[];isTrustedResponder||(validatedPathCerts=await BasicOCSPResponse2.validateSignerChain(
signerCert,embeddedCerts,issuerCerts,trustedCerts,crypto2));let authIssuerCandidates=[];for(let cert of[...issuerCerts,...embeddedCerts,
...trustedCerts,...validatedPathCerts])BasicOCSPResponse2.containsCertificateByDer(authIssuerCandidates,cert)||authIssuerCandidates.
push(cert);let allAuthorized=!0;for(let singleResponse of this.tbsResponseData.responses)if(!await BasicOCSPResponse2.isAuthorizedResponderForCertID(
signerCert,singleResponse.certID,authIssuerCandidates,trustedResponders,crypto2)){allAuthorized=!1;break}if(allAuthorized)
return!0;errors.push(`candidate #${idx}: responder is not authorized for all SingleResponses`)}catch(err){errors.push(`c\
andidate #${idx}: ${err.message}`)}}if(signatureMismatch&&errors.length===0&&firstCryptoError===null)return!1;throw hadValidSignature?
new Error(`OCSP responder verification failed. Reasons: ${errors.join("; ")}`):firstCryptoError||new Error(`OCSP respond\
er verification failed. Reasons: ${errors.join("; ")}`)}static containsCertificateByDer(certs,cert){let certDer=cert.toSchema(
!0).toBER(!1);return certs.some(c=>bytes_exports2.equal(c.toSchema(!0).toBER(!1),certDer))}static async collectResponderCandidates(certs,responderID,crypto2=getCrypto(
!0)){let indices=[];if(responderID instanceof RelativeDistinguishedNames)for(let[index,certificate]of certs.entries())certificate.
subject.isEqual(responderID)&&indices.push(index);else if(responderID instanceof OctetString)for(let[index,certificate]of certs.
entries()){let spk=certificate.subjectPublicKeyInfo.subjectPublicKey;if(!spk.valueBlock?.valueHexView)continue;let hash=await crypto2.
digest({name:"sha-1"},spk.valueBlock.valueHexView);bytes_exports2.equal(hash,responderID.valueBlock.valueHex)&&indices.push(
index)}else throw new Error("Unsupported OCSP responderID type");return indices}async verifyResponseSignature(candidateCert,crypto2=getCrypto(
!0)){return crypto2.verifyWithPublicKey(this.tbsResponseData.tbsView,this.signature,candidateCert.subjectPublicKeyInfo,this.
signatureAlgorithm)}static async validateSignerChain(signerCert,embeddedCerts,issuerCerts,trustedCerts,crypto2=getCrypto(
!0)){let additionalCerts=[],addIfCa=cert=>{let caCert=checkCA(cert,signerCert);caCert&&!BasicOCSPResponse2.containsCertificateByDer(
additionalCerts,caCert)&&additionalCerts.push(caCert)};for(let cert of issuerCerts)addIfCa(cert);for(let cert of embeddedCerts)
addIfCa(cert);additionalCerts.push(signerCert);let result=await new CertificateChainValidationEngine({certs:additionalCerts,
trustedCerts}).verify({},crypto2);if(!result.result||!result.certificatePath)throw new Error(`Validation of signer's cer\
tificate chain failed${result.resultMessage?`: ${result.resultMessage}`:""}`);return result.certificatePath.slice(1)}static async findIssuersForCertID(certID,issuerCandidates,crypto2=getCrypto(
!0)){let responseHashAlg=crypto2.getAlgorithmByOID(certID.hashAlgorithm.algorithmId,!1);if(!responseHashAlg||!("name"in responseHashAlg))
return[];let hashAlgName=responseHashAlg.name,uniqueByDer=[];for(let candidate of issuerCandidates)BasicOCSPResponse2.containsCertificateByDer(
uniqueByDer,candidate)||uniqueByDer.push(candidate);let matched=[];for(let candidate of uniqueByDer){let candidateID=new CertID;
try{await candidateID.createForCertificate(candidate,{hashAlgorithm:hashAlgName,issuerCertificate:candidate},crypto2)}catch{
continue}candidateID.hashAlgorithm.algorithmId===certID.hashAlgorithm.algorithmId&&bytes_exports2.equal(candidateID.issuerNameHash.
valueBlock.valueHexView,certID.issuerNameHash.valueBlock.valueHexView)&&bytes_exports2.equal(candidateID.issuerKeyHash.valueBlock.
valueHexView,certID.issuerKeyHash.valueBlock.valueHexView)&&matched.push(candidate)}return matched}static async certificateMatchesIssuerID(certificate,certID,crypto2=getCrypto(
!0)){let responseHashAlg=crypto2.getAlgorithmByOID(certID.hashAlgorithm.algorithmId,!1);if(!responseHashAlg||!("name"in responseHashAlg))
return!1;let hashAlgName=responseHashAlg.name;try{let nameHash=await crypto2.digest({name:hashAlgName},certificate.subject.
toSchema().toBER(!1));if(!bytes_exports2.equal(new Uint8Array(nameHash),certID.issuerNameHash.valueBlock.valueHexView))return!1;
let keyBytes=certificate.subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView,keyHash=await crypto2.digest({name:hashAlgName},
keyBytes);return bytes_exports2.equal(new Uint8Array(keyHash),certID.issuerKeyHash.valueBlock.valueHexView)}catch{return!1}}static async isAuthorizedResponderForCertID(signerCert,certID,issuerCandidates,trustedResponders,crypto2=getCrypto(
!0)){if(trustedResponders.length>0&&BasicOCSPResponse2.containsCertificateByDer(trustedResponders,signerCert)||await BasicOCSPResponse2.
certificateMatchesIssuerID(signerCert,certID,crypto2))return!0;if(!BasicOCSPResponse2.certHasOCSPSigningEKU(signerCert)||
!BasicOCSPResponse2.certKeyUsagePermitsDigitalSignature(signerCert))return!1;let issuers=await BasicOCSPResponse2.findIssuersForCertID(
certID,issuerCandidates,crypto2);for(let issuerCert of issuers)if(signerCert.issuer.isEqual(issuerCert.subject))try{if(await signerCert.
verify(issuerCert,crypto2))return!0}catch{}return!1}static certHasOCSPSigningEKU(cert){let ext=cert.extensions?.find(e=>e.
extnID===ID_CE_EXT_KEY_USAGE);if(!ext)return!1;let parsed=ext.parsedValue;if(parsed instanceof ExtKeyUsage)return parsed.
keyPurposes.includes(ID_KP_OCSP_SIGNING);try{let asn1=fromBER(ext.extnValue.valueBlock.valueHexView);return asn1.offset===
-1||!(asn1.result instanceof Sequence)?!1:new ExtKeyUsage({schema:asn1.result}).keyPurposes.includes(ID_KP_OCSP_SIGNING)}catch{
return!1}}static certKeyUsagePermitsDigitalSignature(cert){let ext=cert.extensions?.find(e=>e.extnID===ID_CE_KEY_USAGE);
if(!ext)return!0;try{let asn1=fromBER(ext.extnValue.valueBlock.valueHexView);if(asn1.offset===-1||!(asn1.result instanceof
BitString))return!1;let bits=new Uint8Array(asn1.result.valueBlock.valueHexView);return bits.length===0?!1:(bits[0]&128)!==
0}catch{return!1}}},TBS$1="tbs",VERSION$6="version",SUBJECT="subject",SPKI="subjectPublicKeyInfo",ATTRIBUTES$1="attribut\
es",SIGNATURE_ALGORITHM$2="signatureAlgorithm",SIGNATURE_VALUE="signatureValue",CSR_INFO="CertificationRequestInfo",CSR_INFO_VERSION=
`${CSR_INFO}.version`,CSR_INFO_SUBJECT=`${CSR_INFO}.subject`,CSR_INFO_SPKI=`${CSR_INFO}.subjectPublicKeyInfo`,CSR_INFO_ATTRS=
`${CSR_INFO}.attributes`,CLEAR_PROPS$15=[CSR_INFO,CSR_INFO_VERSION,CSR_INFO_SUBJECT,CSR_INFO_SPKI,CSR_INFO_ATTRS,SIGNATURE_ALGORITHM$2,
SIGNATURE_VALUE];CertificationRequest=class CertificationRequest2 extends PkiObject{static{this.CLASS_NAME="Certificatio\
nRequest"}get tbs(){return toArrayBuffer2(this.tbsView)}set tbs(value){this.tbsView=new Uint8Array(value)}constructor(parameters={}){
super(),this.tbsView=new Uint8Array(parameters[TBS$1]??CertificationRequest2.defaultValues(TBS$1)),this.version=parameters[VERSION$6]??
CertificationRequest2.defaultValues(VERSION$6),this.subject=parameters[SUBJECT]??CertificationRequest2.defaultValues(SUBJECT),
this.subjectPublicKeyInfo=parameters[SPKI]??CertificationRequest2.defaultValues(SPKI),ATTRIBUTES$1 in parameters&&(this.
attributes=parameters[ATTRIBUTES$1]??CertificationRequest2.defaultValues(ATTRIBUTES$1)),this.signatureAlgorithm=parameters[SIGNATURE_ALGORITHM$2]??
CertificationRequest2.defaultValues(SIGNATURE_ALGORITHM$2),this.signatureValue=parameters[SIGNATURE_VALUE]??CertificationRequest2.
defaultValues(SIGNATURE_VALUE),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case TBS$1:
return EMPTY_BUFFER2;case VERSION$6:return 0;case SUBJECT:return new RelativeDistinguishedNames;case SPKI:return new PublicKeyInfo;case ATTRIBUTES$1:
return[];case SIGNATURE_ALGORITHM$2:return new AlgorithmIdentifier;case SIGNATURE_VALUE:return new BitString;default:return super.
defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence({value:[CertificationRequestInfo(
names.certificationRequestInfo||{}),new Sequence({name:names.signatureAlgorithm||SIGNATURE_ALGORITHM$2,value:[new ObjectIdentifier,
new Any({optional:!0})]}),new BitString({name:names.signatureValue||SIGNATURE_VALUE})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$15)
delete schema[prop];let asn1=compareSchema(schema,schema,CertificationRequest2.schema());AsnError.assertSchema(asn1,this.
className),this.tbsView=asn1.result.CertificationRequestInfo.valueBeforeDecodeView,this.version=asn1.result[CSR_INFO_VERSION].
valueBlock.valueDec,this.subject=new RelativeDistinguishedNames({schema:asn1.result[CSR_INFO_SUBJECT]}),this.subjectPublicKeyInfo=
new PublicKeyInfo({schema:asn1.result[CSR_INFO_SPKI]}),CSR_INFO_ATTRS in asn1.result&&(this.attributes=Array.from(asn1.result[CSR_INFO_ATTRS],
element=>new Attribute({schema:element}))),this.signatureAlgorithm=new AlgorithmIdentifier({schema:asn1.result.signatureAlgorithm}),
this.signatureValue=asn1.result.signatureValue}encodeTBS(){let outputArray=[new Integer({value:this.version}),this.subject.
toSchema(),this.subjectPublicKeyInfo.toSchema()];return ATTRIBUTES$1 in this&&outputArray.push(new Constructed({idBlock:{
tagClass:3,tagNumber:0},value:Array.from(this.attributes||[],o=>o.toSchema())})),new Sequence({value:outputArray})}toSchema(encodeFlag=!1){
let tbsSchema;if(encodeFlag===!1){if(this.tbsView.byteLength===0)return CertificationRequest2.schema();let asn1=fromBER(
this.tbsView);AsnError.assert(asn1,"PKCS#10 Certificate Request"),tbsSchema=asn1.result}else tbsSchema=this.encodeTBS();
return new Sequence({value:[tbsSchema,this.signatureAlgorithm.toSchema(),this.signatureValue]})}toJSON(){let object={tbs:hex_exports2.
encode(this.tbsView),version:this.version,subject:this.subject.toJSON(),subjectPublicKeyInfo:this.subjectPublicKeyInfo.toJSON(),
signatureAlgorithm:this.signatureAlgorithm.toJSON(),signatureValue:this.signatureValue.toJSON()};return ATTRIBUTES$1 in this&&
(object.attributes=Array.from(this.attributes||[],o=>o.toJSON())),object}async sign(privateKey,hashAlgorithm="SHA-1",crypto2=getCrypto(
!0)){if(!privateKey)throw new Error("Need to provide a private key for signing");let signatureParams=await crypto2.getSignatureParameters(
privateKey,hashAlgorithm),parameters=signatureParams.parameters;this.signatureAlgorithm=signatureParams.signatureAlgorithm,
this.tbsView=new Uint8Array(this.encodeTBS().toBER());let signature=await crypto2.signWithPrivateKey(this.tbsView,privateKey,
parameters);this.signatureValue=new BitString({valueHex:signature})}async verify(crypto2=getCrypto(!0)){return crypto2.verifyWithPublicKey(
this.tbsView,this.signatureValue,this.subjectPublicKeyInfo,this.signatureAlgorithm)}async getPublicKey(parameters,crypto2=getCrypto(
!0)){return crypto2.getPublicKey(this.subjectPublicKeyInfo,this.signatureAlgorithm,parameters)}},DIGEST_ALGORITHM$1="dig\
estAlgorithm",DIGEST="digest",CLEAR_PROPS$14=[DIGEST_ALGORITHM$1,DIGEST],DigestInfo=class DigestInfo2 extends PkiObject{static{
this.CLASS_NAME="DigestInfo"}constructor(parameters={}){super(),this.digestAlgorithm=parameters[DIGEST_ALGORITHM$1]??DigestInfo2.
defaultValues(DIGEST_ALGORITHM$1),this.digest=parameters[DIGEST]??DigestInfo2.defaultValues(DIGEST),parameters.schema&&this.
fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case DIGEST_ALGORITHM$1:return new AlgorithmIdentifier;case DIGEST:
return new OctetString;default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case DIGEST_ALGORITHM$1:return AlgorithmIdentifier.compareWithDefault("algorithmId",memberValue.algorithmId)&&
!("algorithmParams"in memberValue);case DIGEST:return memberValue.isEqual(DigestInfo2.defaultValues(memberName));default:
return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence(
{name:names.blockName||"",value:[AlgorithmIdentifier.schema(names.digestAlgorithm||{names:{blockName:DIGEST_ALGORITHM$1}}),
new OctetString({name:names.digest||DIGEST})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$14)delete schema[prop];let asn1=compareSchema(
schema,schema,DigestInfo2.schema({names:{digestAlgorithm:{names:{blockName:DIGEST_ALGORITHM$1}},digest:DIGEST}}));AsnError.
assertSchema(asn1,this.className),this.digestAlgorithm=new AlgorithmIdentifier({schema:asn1.result.digestAlgorithm}),this.
digest=asn1.result.digest}toSchema(){return new Sequence({value:[this.digestAlgorithm.toSchema(),this.digest]})}toJSON(){
return{digestAlgorithm:this.digestAlgorithm.toJSON(),digest:this.digest.toJSON()}}},E_CONTENT_TYPE="eContentType",E_CONTENT=
"eContent",CLEAR_PROPS$13=[E_CONTENT_TYPE,E_CONTENT],EncapsulatedContentInfo=class EncapsulatedContentInfo2 extends PkiObject{static{
this.CLASS_NAME="EncapsulatedContentInfo"}constructor(parameters={}){if(super(),this.eContentType=parameters[E_CONTENT_TYPE]??
EncapsulatedContentInfo2.defaultValues(E_CONTENT_TYPE),E_CONTENT in parameters&&(this.eContent=parameters[E_CONTENT]??EncapsulatedContentInfo2.
defaultValues(E_CONTENT),this.eContent.idBlock.tagClass===1&&this.eContent.idBlock.tagNumber===4&&this.eContent.idBlock.
isConstructed===!1)){let constrString=new OctetString({idBlock:{isConstructed:!0},isConstructed:!0}),offset=0,viewHex=this.
eContent.valueBlock.valueHexView.slice().buffer,length=viewHex.byteLength;for(;length>0;){let pieceView=new Uint8Array(viewHex,
offset,offset+65536>viewHex.byteLength?viewHex.byteLength-offset:65536),_array=new ArrayBuffer(pieceView.length),_view=new Uint8Array(
_array);for(let i=0;i<_view.length;i++)_view[i]=pieceView[i];constrString.valueBlock.value.push(new OctetString({valueHex:_array})),
length-=pieceView.length,offset+=pieceView.length}this.eContent=constrString}parameters.schema&&this.fromSchema(parameters.
schema)}static defaultValues(memberName){switch(memberName){case E_CONTENT_TYPE:return"";case E_CONTENT:return new OctetString;default:
return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){switch(memberName){case E_CONTENT_TYPE:
return memberValue==="";case E_CONTENT:return memberValue.idBlock.tagClass===1&&memberValue.idBlock.tagNumber===4?memberValue.
isEqual(EncapsulatedContentInfo2.defaultValues(E_CONTENT)):!1;default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[new ObjectIdentifier({name:names.eContentType||
""}),new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:0},value:[new Any({name:names.eContent||""})]})]})}fromSchema(schema){
for(let prop of CLEAR_PROPS$13)delete schema[prop];let asn1=compareSchema(schema,schema,EncapsulatedContentInfo2.schema(
{names:{eContentType:E_CONTENT_TYPE,eContent:E_CONTENT}}));AsnError.assertSchema(asn1,this.className),this.eContentType=
asn1.result.eContentType.valueBlock.toString(),E_CONTENT in asn1.result&&(this.eContent=asn1.result.eContent)}toSchema(){
let outputArray=[];return outputArray.push(new ObjectIdentifier({value:this.eContentType})),this.eContent&&EncapsulatedContentInfo2.
compareWithDefault(E_CONTENT,this.eContent)===!1&&outputArray.push(new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:0},
value:[this.eContent]})),new Sequence({value:outputArray})}toJSON(){let res={eContentType:this.eContentType};return this.
eContent&&EncapsulatedContentInfo2.compareWithDefault(E_CONTENT,this.eContent)===!1&&(res.eContent=this.eContent.toJSON()),
res}},KeyBag=class extends PrivateKeyInfo{constructor(parameters={}){super(parameters)}},MAC="mac",MAC_SALT="macSalt",ITERATIONS=
"iterations",CLEAR_PROPS$12=[MAC,MAC_SALT,ITERATIONS],MacData=class MacData2 extends PkiObject{static{this.CLASS_NAME="M\
acData"}constructor(parameters={}){super(),this.mac=parameters[MAC]??MacData2.defaultValues(MAC),this.macSalt=parameters[MAC_SALT]??
MacData2.defaultValues(MAC_SALT),ITERATIONS in parameters&&(this.iterations=parameters[ITERATIONS]??MacData2.defaultValues(
ITERATIONS)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case MAC:
return new DigestInfo;case MAC_SALT:return new OctetString;case ITERATIONS:return 1;default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case MAC:return DigestInfo.compareWithDefault("digestAlgorithm",memberValue.digestAlgorithm)&&DigestInfo.
compareWithDefault("digest",memberValue.digest);case MAC_SALT:return memberValue.isEqual(MacData2.defaultValues(memberName));case ITERATIONS:
return memberValue===MacData2.defaultValues(memberName);default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",optional:names.optional||!0,value:[DigestInfo.
schema(names.mac||{names:{blockName:MAC}}),new OctetString({name:names.macSalt||MAC_SALT}),new Integer({optional:!0,name:names.
iterations||ITERATIONS})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$12)delete schema[prop];let asn1=compareSchema(
schema,schema,MacData2.schema({names:{mac:{names:{blockName:MAC}},macSalt:MAC_SALT,iterations:ITERATIONS}}));AsnError.assertSchema(
asn1,this.className),this.mac=new DigestInfo({schema:asn1.result.mac}),this.macSalt=asn1.result.macSalt,ITERATIONS in asn1.
result&&(this.iterations=asn1.result.iterations.valueBlock.valueDec)}toSchema(){let outputArray=[this.mac.toSchema(),this.
macSalt];return this.iterations!==void 0&&outputArray.push(new Integer({value:this.iterations})),new Sequence({value:outputArray})}toJSON(){
let res={mac:this.mac.toJSON(),macSalt:this.macSalt.toJSON()};return this.iterations!==void 0&&(res.iterations=this.iterations),
res}},HASH_ALGORITHM="hashAlgorithm",HASHED_MESSAGE="hashedMessage",CLEAR_PROPS$11=[HASH_ALGORITHM,HASHED_MESSAGE],MessageImprint=
class MessageImprint2 extends PkiObject{static{this.CLASS_NAME="MessageImprint"}static async create(hashAlgorithm,message,crypto2=getCrypto(
!0)){let hashAlgorithmOID=crypto2.getOIDByAlgorithm({name:hashAlgorithm},!0,"hashAlgorithm"),hashedMessage=await crypto2.
digest(hashAlgorithm,message);return new MessageImprint2({hashAlgorithm:new AlgorithmIdentifier({algorithmId:hashAlgorithmOID,
algorithmParams:new Null}),hashedMessage:new OctetString({valueHex:hashedMessage})})}constructor(parameters={}){super(),
this.hashAlgorithm=parameters.hashAlgorithm??MessageImprint2.defaultValues("hashAlgorithm"),this.hashedMessage=parameters.
hashedMessage??MessageImprint2.defaultValues("hashedMessage"),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case HASH_ALGORITHM:return new AlgorithmIdentifier;case HASHED_MESSAGE:return new OctetString;default:
return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){switch(memberName){case HASH_ALGORITHM:
return memberValue.algorithmId===""&&!("algorithmParams"in memberValue);case HASHED_MESSAGE:return memberValue.isEqual(MessageImprint2.
defaultValues(memberName))===0;default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.
names??{};return new Sequence({name:names.blockName||"",value:[AlgorithmIdentifier.schema(names.hashAlgorithm||{}),new OctetString(
{name:names.hashedMessage||""})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$11)delete schema[prop];let asn1=compareSchema(
schema,schema,MessageImprint2.schema({names:{hashAlgorithm:{names:{blockName:HASH_ALGORITHM}},hashedMessage:HASHED_MESSAGE}}));
AsnError.assertSchema(asn1,this.className),this.hashAlgorithm=new AlgorithmIdentifier({schema:asn1.result.hashAlgorithm}),
this.hashedMessage=asn1.result.hashedMessage}toSchema(){return new Sequence({value:[this.hashAlgorithm.toSchema(),this.hashedMessage]})}toJSON(){
return{hashAlgorithm:this.hashAlgorithm.toJSON(),hashedMessage:this.hashedMessage.toJSON()}}},REQ_CERT="reqCert",SINGLE_REQUEST_EXTENSIONS=
"singleRequestExtensions",CLEAR_PROPS$10=[REQ_CERT,SINGLE_REQUEST_EXTENSIONS],Request=class Request2 extends PkiObject{static{
this.CLASS_NAME="Request"}constructor(parameters={}){super(),this.reqCert=parameters[REQ_CERT]??Request2.defaultValues(REQ_CERT),
SINGLE_REQUEST_EXTENSIONS in parameters&&(this.singleRequestExtensions=parameters[SINGLE_REQUEST_EXTENSIONS]??Request2.defaultValues(
SINGLE_REQUEST_EXTENSIONS)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case REQ_CERT:
return new CertID;case SINGLE_REQUEST_EXTENSIONS:return[];default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case REQ_CERT:return memberValue.isEqual(Request2.defaultValues(memberName));case SINGLE_REQUEST_EXTENSIONS:
return memberValue.length===0;default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.
names??{};return new Sequence({name:names.blockName||"",value:[CertID.schema(names.reqCert||{}),new Constructed({optional:!0,
idBlock:{tagClass:3,tagNumber:0},value:[Extensions.schema(names.extensions||{names:{blockName:names.singleRequestExtensions||
""}})]})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$10)delete schema[prop];let asn1=compareSchema(schema,schema,Request2.
schema({names:{reqCert:{names:{blockName:REQ_CERT}},extensions:{names:{blockName:SINGLE_REQUEST_EXTENSIONS}}}}));AsnError.
assertSchema(asn1,this.className),this.reqCert=new CertID({schema:asn1.result.reqCert}),SINGLE_REQUEST_EXTENSIONS in asn1.
result&&(this.singleRequestExtensions=Array.from(asn1.result.singleRequestExtensions.valueBlock.value,element=>new Extension(
{schema:element})))}toSchema(){let outputArray=[];return outputArray.push(this.reqCert.toSchema()),this.singleRequestExtensions&&
outputArray.push(new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:0},value:[new Sequence({value:Array.from(this.
singleRequestExtensions,o=>o.toSchema())})]})),new Sequence({value:outputArray})}toJSON(){let res={reqCert:this.reqCert.
toJSON()};return this.singleRequestExtensions&&(res.singleRequestExtensions=Array.from(this.singleRequestExtensions,o=>o.
toJSON())),res}},TBS="tbs",VERSION$5="version",REQUESTOR_NAME="requestorName",REQUEST_LIST="requestList",REQUEST_EXTENSIONS=
"requestExtensions",TBS_REQUEST$1="TBSRequest",TBS_REQUEST_VERSION=`${TBS_REQUEST$1}.${VERSION$5}`,TBS_REQUEST_REQUESTOR_NAME=
`${TBS_REQUEST$1}.${REQUESTOR_NAME}`,TBS_REQUEST_REQUESTS=`${TBS_REQUEST$1}.requests`,TBS_REQUEST_REQUEST_EXTENSIONS=`${TBS_REQUEST$1}\
.${REQUEST_EXTENSIONS}`,CLEAR_PROPS$9=[TBS_REQUEST$1,TBS_REQUEST_VERSION,TBS_REQUEST_REQUESTOR_NAME,TBS_REQUEST_REQUESTS,
TBS_REQUEST_REQUEST_EXTENSIONS],TBSRequest=class TBSRequest2 extends PkiObject{static{this.CLASS_NAME="TBSRequest"}get tbs(){
return toArrayBuffer2(this.tbsView)}set tbs(value){this.tbsView=new Uint8Array(value)}constructor(parameters={}){super(),
this.tbsView=new Uint8Array(parameters[TBS]??TBSRequest2.defaultValues(TBS)),VERSION$5 in parameters&&(this.version=parameters[VERSION$5]??
TBSRequest2.defaultValues(VERSION$5)),REQUESTOR_NAME in parameters&&(this.requestorName=parameters[REQUESTOR_NAME]??TBSRequest2.
defaultValues(REQUESTOR_NAME)),this.requestList=parameters[REQUEST_LIST]??TBSRequest2.defaultValues(REQUEST_LIST),REQUEST_EXTENSIONS in
parameters&&(this.requestExtensions=parameters[REQUEST_EXTENSIONS]??TBSRequest2.defaultValues(REQUEST_EXTENSIONS)),parameters.
schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case TBS:return EMPTY_BUFFER2;case VERSION$5:
return 0;case REQUESTOR_NAME:return new GeneralName;case REQUEST_LIST:case REQUEST_EXTENSIONS:return[];default:return super.
defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){switch(memberName){case TBS:return memberValue.
byteLength===0;case VERSION$5:return memberValue===TBSRequest2.defaultValues(memberName);case REQUESTOR_NAME:return memberValue.
type===GeneralName.defaultValues("type")&&Object.keys(memberValue.value).length===0;case REQUEST_LIST:case REQUEST_EXTENSIONS:
return memberValue.length===0;default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.
names??{};return new Sequence({name:names.blockName||TBS_REQUEST$1,value:[new Constructed({optional:!0,idBlock:{tagClass:3,
tagNumber:0},value:[new Integer({name:names.TBSRequestVersion||TBS_REQUEST_VERSION})]}),new Constructed({optional:!0,idBlock:{
tagClass:3,tagNumber:1},value:[GeneralName.schema(names.requestorName||{names:{blockName:TBS_REQUEST_REQUESTOR_NAME}})]}),
new Sequence({name:names.requestList||"TBSRequest.requestList",value:[new Repeated({name:names.requests||TBS_REQUEST_REQUESTS,
value:Request.schema(names.requestNames||{})})]}),new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:2},value:[Extensions.
schema(names.extensions||{names:{blockName:names.requestExtensions||TBS_REQUEST_REQUEST_EXTENSIONS}})]})]})}fromSchema(schema){
for(let prop of CLEAR_PROPS$9)delete schema[prop];let asn1=compareSchema(schema,schema,TBSRequest2.schema());AsnError.assertSchema(
asn1,this.className),this.tbsView=asn1.result.TBSRequest.valueBeforeDecodeView,TBS_REQUEST_VERSION in asn1.result&&(this.
version=asn1.result[TBS_REQUEST_VERSION].valueBlock.valueDec),TBS_REQUEST_REQUESTOR_NAME in asn1.result&&(this.requestorName=
new GeneralName({schema:asn1.result[TBS_REQUEST_REQUESTOR_NAME]})),this.requestList=Array.from(asn1.result[TBS_REQUEST_REQUESTS],
element=>new Request({schema:element})),TBS_REQUEST_REQUEST_EXTENSIONS in asn1.result&&(this.requestExtensions=Array.from(
asn1.result[TBS_REQUEST_REQUEST_EXTENSIONS].valueBlock.value,element=>new Extension({schema:element})))}toSchema(encodeFlag=!1){
let tbsSchema;if(encodeFlag===!1){if(this.tbsView.byteLength===0)return TBSRequest2.schema();let asn1=fromBER(this.tbsView);
if(AsnError.assert(asn1,"TBS Request"),!(asn1.result instanceof Sequence))throw new Error("ASN.1 result should be SEQUEN\
CE");tbsSchema=asn1.result}else{let outputArray=[];this.version!==void 0&&outputArray.push(new Constructed({idBlock:{tagClass:3,
tagNumber:0},value:[new Integer({value:this.version})]})),this.requestorName&&outputArray.push(new Constructed({idBlock:{
tagClass:3,tagNumber:1},value:[this.requestorName.toSchema()]})),outputArray.push(new Sequence({value:Array.from(this.requestList,
o=>o.toSchema())})),this.requestExtensions&&outputArray.push(new Constructed({idBlock:{tagClass:3,tagNumber:2},value:[new Sequence(
{value:Array.from(this.requestExtensions,o=>o.toSchema())})]})),tbsSchema=new Sequence({value:outputArray})}return tbsSchema}toJSON(){
let res={};return this.version!=null&&(res.version=this.version),this.requestorName&&(res.requestorName=this.requestorName.
toJSON()),res.requestList=Array.from(this.requestList,o=>o.toJSON()),this.requestExtensions&&(res.requestExtensions=Array.
from(this.requestExtensions,o=>o.toJSON())),res}},SIGNATURE_ALGORITHM$1="signatureAlgorithm",SIGNATURE$1="signature",CERTS=
"certs",Signature=class Signature2 extends PkiObject{static{this.CLASS_NAME="Signature"}constructor(parameters={}){super(),
this.signatureAlgorithm=parameters[SIGNATURE_ALGORITHM$1]??Signature2.defaultValues(SIGNATURE_ALGORITHM$1),this.signature=
parameters[SIGNATURE$1]??Signature2.defaultValues(SIGNATURE$1),CERTS in parameters&&(this.certs=parameters[CERTS]??Signature2.
defaultValues(CERTS)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case SIGNATURE_ALGORITHM$1:
return new AlgorithmIdentifier;case SIGNATURE$1:return new BitString;case CERTS:return[];default:return super.defaultValues(
memberName)}}static compareWithDefault(memberName,memberValue){switch(memberName){case SIGNATURE_ALGORITHM$1:return memberValue.
algorithmId===""&&!("algorithmParams"in memberValue);case SIGNATURE$1:return memberValue.isEqual(Signature2.defaultValues(
memberName));case CERTS:return memberValue.length===0;default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[AlgorithmIdentifier.schema(names.signatureAlgorithm||
{}),new BitString({name:names.signature||""}),new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:0},value:[new Sequence(
{value:[new Repeated({name:names.certs||"",value:Certificate.schema({})})]})]})]})}fromSchema(schema){for(let prop of[SIGNATURE_ALGORITHM$1,
SIGNATURE$1,CERTS])delete schema[prop];let asn1=compareSchema(schema,schema,Signature2.schema({names:{signatureAlgorithm:{
names:{blockName:SIGNATURE_ALGORITHM$1}},signature:SIGNATURE$1,certs:CERTS}}));AsnError.assertSchema(asn1,this.className),
this.signatureAlgorithm=new AlgorithmIdentifier({schema:asn1.result.signatureAlgorithm}),this.signature=asn1.result.signature,
CERTS in asn1.result&&(this.certs=Array.from(asn1.result.certs,element=>new Certificate({schema:element})))}toSchema(){let outputArray=[];
return outputArray.push(this.signatureAlgorithm.toSchema()),outputArray.push(this.signature),this.certs&&outputArray.push(
new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:0},value:[new Sequence({value:Array.from(this.certs,o=>o.toSchema())})]})),
new Sequence({value:outputArray})}toJSON(){let res={signatureAlgorithm:this.signatureAlgorithm.toJSON(),signature:this.signature.
toJSON()};return this.certs&&(res.certs=Array.from(this.certs,o=>o.toJSON())),res}},TBS_REQUEST="tbsRequest",OPTIONAL_SIGNATURE=
"optionalSignature",CLEAR_PROPS$8=[TBS_REQUEST,OPTIONAL_SIGNATURE],OCSPRequest=class OCSPRequest2 extends PkiObject{static{
this.CLASS_NAME="OCSPRequest"}constructor(parameters={}){super(),this.tbsRequest=parameters[TBS_REQUEST]??OCSPRequest2.defaultValues(
TBS_REQUEST),OPTIONAL_SIGNATURE in parameters&&(this.optionalSignature=parameters[OPTIONAL_SIGNATURE]??OCSPRequest2.defaultValues(
OPTIONAL_SIGNATURE)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case TBS_REQUEST:
return new TBSRequest;case OPTIONAL_SIGNATURE:return new Signature;default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case TBS_REQUEST:return TBSRequest.compareWithDefault("tbs",memberValue.tbs)&&TBSRequest.compareWithDefault(
"version",memberValue.version)&&TBSRequest.compareWithDefault("requestorName",memberValue.requestorName)&&TBSRequest.compareWithDefault(
"requestList",memberValue.requestList)&&TBSRequest.compareWithDefault("requestExtensions",memberValue.requestExtensions);case OPTIONAL_SIGNATURE:
return Signature.compareWithDefault("signatureAlgorithm",memberValue.signatureAlgorithm)&&Signature.compareWithDefault("\
signature",memberValue.signature)&&Signature.compareWithDefault("certs",memberValue.certs);default:return super.defaultValues(
memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence({name:names.blockName||"OCS\
PRequest",value:[TBSRequest.schema(names.tbsRequest||{names:{blockName:TBS_REQUEST}}),new Constructed({optional:!0,idBlock:{
tagClass:3,tagNumber:0},value:[Signature.schema(names.optionalSignature||{names:{blockName:OPTIONAL_SIGNATURE}})]})]})}fromSchema(schema){
for(let prop of CLEAR_PROPS$8)delete schema[prop];let asn1=compareSchema(schema,schema,OCSPRequest2.schema());AsnError.assertSchema(
asn1,this.className),this.tbsRequest=new TBSRequest({schema:asn1.result.tbsRequest}),OPTIONAL_SIGNATURE in asn1.result&&
(this.optionalSignature=new Signature({schema:asn1.result.optionalSignature}))}toSchema(encodeFlag=!1){let outputArray=[];
return outputArray.push(this.tbsRequest.toSchema(encodeFlag)),this.optionalSignature&&outputArray.push(new Constructed({
optional:!0,idBlock:{tagClass:3,tagNumber:0},value:[this.optionalSignature.toSchema()]})),new Sequence({value:outputArray})}toJSON(){
let res={tbsRequest:this.tbsRequest.toJSON()};return this.optionalSignature&&(res.optionalSignature=this.optionalSignature.
toJSON()),res}async createForCertificate(certificate,parameters,crypto2=getCrypto(!0)){let certID=new CertID;await certID.
createForCertificate(certificate,parameters,crypto2),this.tbsRequest.requestList.push(new Request({reqCert:certID}))}async sign(privateKey,hashAlgorithm="\
SHA-1",crypto2=getCrypto(!0)){if(ParameterError.assertEmpty(privateKey,"privateKey","OCSPRequest.sign method"),!this.optionalSignature)
throw new Error('Need to create "optionalSignature" field before signing');let signatureParams=await crypto2.getSignatureParameters(
privateKey,hashAlgorithm),parameters=signatureParams.parameters;this.optionalSignature.signatureAlgorithm=signatureParams.
signatureAlgorithm;let tbs=this.tbsRequest.toSchema(!0).toBER(!1),signature=await crypto2.signWithPrivateKey(tbs,privateKey,
parameters);this.optionalSignature.signature=new BitString({valueHex:signature})}verify(){}},RESPONSE_TYPE="responseType",
RESPONSE="response",CLEAR_PROPS$7=[RESPONSE_TYPE,RESPONSE],ResponseBytes=class ResponseBytes2 extends PkiObject{static{this.
CLASS_NAME="ResponseBytes"}constructor(parameters={}){super(),this.responseType=parameters[RESPONSE_TYPE]??ResponseBytes2.
defaultValues(RESPONSE_TYPE),this.response=parameters[RESPONSE]??ResponseBytes2.defaultValues(RESPONSE),parameters.schema&&
this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case RESPONSE_TYPE:return"";case RESPONSE:
return new OctetString;default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case RESPONSE_TYPE:return memberValue==="";case RESPONSE:return memberValue.isEqual(ResponseBytes2.defaultValues(
memberName));default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??{};
return new Sequence({name:names.blockName||"",value:[new ObjectIdentifier({name:names.responseType||""}),new OctetString(
{name:names.response||""})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$7)delete schema[prop];let asn1=compareSchema(
schema,schema,ResponseBytes2.schema({names:{responseType:RESPONSE_TYPE,response:RESPONSE}}));AsnError.assertSchema(asn1,
this.className),this.responseType=asn1.result.responseType.valueBlock.toString(),this.response=asn1.result.response}toSchema(){
return new Sequence({value:[new ObjectIdentifier({value:this.responseType}),this.response]})}toJSON(){return{responseType:this.
responseType,response:this.response.toJSON()}}},RESPONSE_STATUS="responseStatus",RESPONSE_BYTES="responseBytes",OCSPResponse=
class OCSPResponse2 extends PkiObject{static{this.CLASS_NAME="OCSPResponse"}constructor(parameters={}){super(),this.responseStatus=
parameters[RESPONSE_STATUS]??OCSPResponse2.defaultValues(RESPONSE_STATUS),RESPONSE_BYTES in parameters&&(this.responseBytes=
parameters[RESPONSE_BYTES]??OCSPResponse2.defaultValues(RESPONSE_BYTES)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case RESPONSE_STATUS:return new Enumerated;case RESPONSE_BYTES:return new ResponseBytes;default:return super.
defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){switch(memberName){case RESPONSE_STATUS:return memberValue.
isEqual(OCSPResponse2.defaultValues(memberName));case RESPONSE_BYTES:return ResponseBytes.compareWithDefault("responseTy\
pe",memberValue.responseType)&&ResponseBytes.compareWithDefault("response",memberValue.response);default:return super.defaultValues(
memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence({name:names.blockName||"OCS\
PResponse",value:[new Enumerated({name:names.responseStatus||RESPONSE_STATUS}),new Constructed({optional:!0,idBlock:{tagClass:3,
tagNumber:0},value:[ResponseBytes.schema(names.responseBytes||{names:{blockName:RESPONSE_BYTES}})]})]})}fromSchema(schema){
for(let prop of[RESPONSE_STATUS,RESPONSE_BYTES])delete schema[prop];let asn1=compareSchema(schema,schema,OCSPResponse2.schema());
AsnError.assertSchema(asn1,this.className),this.responseStatus=asn1.result.responseStatus,RESPONSE_BYTES in asn1.result&&
(this.responseBytes=new ResponseBytes({schema:asn1.result.responseBytes}))}toSchema(){let outputArray=[];return outputArray.
push(this.responseStatus),this.responseBytes&&outputArray.push(new Constructed({idBlock:{tagClass:3,tagNumber:0},value:[
this.responseBytes.toSchema()]})),new Sequence({value:outputArray})}toJSON(){let res={responseStatus:this.responseStatus.
toJSON()};return this.responseBytes&&(res.responseBytes=this.responseBytes.toJSON()),res}async getCertificateStatus(certificate,issuerCertificate,crypto2=getCrypto(
!0)){let basicResponse,result={isForCertificate:!1,status:2};if(!this.responseBytes||this.responseBytes.responseType!=="\
1.3.6.1.5.5.7.48.1.1")return result;try{let asn1Basic=fromBER(this.responseBytes.response.valueBlock.valueHexView);AsnError.
assert(asn1Basic,"Basic OCSP response"),basicResponse=new BasicOCSPResponse({schema:asn1Basic.result})}catch{return result}
return basicResponse.getCertificateStatus(certificate,issuerCertificate,crypto2)}async sign(privateKey,hashAlgorithm,crypto2=getCrypto(
!0)){if(this.responseBytes&&this.responseBytes.responseType==="1.3.6.1.5.5.7.48.1.1")return BasicOCSPResponse.fromBER(this.
responseBytes.response.valueBlock.valueHexView).sign(privateKey,hashAlgorithm,crypto2);throw new Error(`Unknown Response\
Bytes type: ${this.responseBytes?.responseType||"Unknown"}`)}async verify(issuerCertificate=null,crypto2=getCrypto(!0)){
if(!(RESPONSE_BYTES in this))throw new Error("Empty ResponseBytes field");if(this.responseBytes&&this.responseBytes.responseType===
"1.3.6.1.5.5.7.48.1.1"){let basicResponse=BasicOCSPResponse.fromBER(this.responseBytes.response.valueBlock.valueHexView);
return issuerCertificate!==null&&(basicResponse.certs||(basicResponse.certs=[]),basicResponse.certs.push(issuerCertificate)),
basicResponse.verify({},crypto2)}throw new Error(`Unknown ResponseBytes type: ${this.responseBytes?.responseType||"Unkno\
wn"}`)}},TYPE$1="type",ATTRIBUTES="attributes",ENCODED_VALUE="encodedValue",CLEAR_PROPS$6=[ATTRIBUTES],SignedAndUnsignedAttributes=
class SignedAndUnsignedAttributes2 extends PkiObject{static{this.CLASS_NAME="SignedAndUnsignedAttributes"}constructor(parameters={}){
super(),this.type=parameters[TYPE$1]??SignedAndUnsignedAttributes2.defaultValues(TYPE$1),this.attributes=parameters[ATTRIBUTES]??
SignedAndUnsignedAttributes2.defaultValues(ATTRIBUTES),this.encodedValue=parameters[ENCODED_VALUE]??SignedAndUnsignedAttributes2.
defaultValues(ENCODED_VALUE),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case TYPE$1:
return-1;case ATTRIBUTES:return[];case ENCODED_VALUE:return EMPTY_BUFFER2;default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case TYPE$1:return memberValue===SignedAndUnsignedAttributes2.defaultValues(TYPE$1);case ATTRIBUTES:return memberValue.
length===0;case ENCODED_VALUE:return memberValue.byteLength===0;default:return super.defaultValues(memberName)}}static schema(parameters={}){
let names=parameters.names??{};return new Constructed({name:names.blockName||"",optional:!0,idBlock:{tagClass:3,tagNumber:names.
tagNumber||0},value:[new Repeated({name:names.attributes||"",value:Attribute.schema()})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$6)
delete schema[prop];let asn1=compareSchema(schema,schema,SignedAndUnsignedAttributes2.schema({names:{tagNumber:this.type,
attributes:ATTRIBUTES}}));AsnError.assertSchema(asn1,this.className),this.type=asn1.result.idBlock.tagNumber,this.encodedValue=
toArrayBuffer2(asn1.result.valueBeforeDecodeView);let encodedView=new Uint8Array(this.encodedValue);if(encodedView[0]=49,
!(ATTRIBUTES in asn1.result)){if(this.type===0)throw new Error("Wrong structure of SignedUnsignedAttributes");return}this.
attributes=Array.from(asn1.result.attributes,element=>new Attribute({schema:element}))}toSchema(){if(SignedAndUnsignedAttributes2.
compareWithDefault(TYPE$1,this.type)||SignedAndUnsignedAttributes2.compareWithDefault(ATTRIBUTES,this.attributes))throw new Error(
'Incorrectly initialized "SignedAndUnsignedAttributes" class');return new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:this.
type},value:Array.from(this.attributes,o=>o.toSchema())})}toJSON(){if(SignedAndUnsignedAttributes2.compareWithDefault(TYPE$1,
this.type)||SignedAndUnsignedAttributes2.compareWithDefault(ATTRIBUTES,this.attributes))throw new Error('Incorrectly ini\
tialized "SignedAndUnsignedAttributes" class');return{type:this.type,attributes:Array.from(this.attributes,o=>o.toJSON())}}},
VERSION$4="version",SID="sid",DIGEST_ALGORITHM="digestAlgorithm",SIGNED_ATTRS="signedAttrs",SIGNATURE_ALGORITHM="signatu\
reAlgorithm",SIGNATURE="signature",UNSIGNED_ATTRS="unsignedAttrs",SIGNER_INFO="SignerInfo",SIGNER_INFO_VERSION=`${SIGNER_INFO}\
.${VERSION$4}`,SIGNER_INFO_SID=`${SIGNER_INFO}.${SID}`,SIGNER_INFO_DIGEST_ALGORITHM=`${SIGNER_INFO}.${DIGEST_ALGORITHM}`,
SIGNER_INFO_SIGNED_ATTRS=`${SIGNER_INFO}.${SIGNED_ATTRS}`,SIGNER_INFO_SIGNATURE_ALGORITHM=`${SIGNER_INFO}.${SIGNATURE_ALGORITHM}`,
SIGNER_INFO_SIGNATURE=`${SIGNER_INFO}.${SIGNATURE}`,SIGNER_INFO_UNSIGNED_ATTRS=`${SIGNER_INFO}.${UNSIGNED_ATTRS}`,CLEAR_PROPS$5=
[SIGNER_INFO_VERSION,SIGNER_INFO_SID,SIGNER_INFO_DIGEST_ALGORITHM,SIGNER_INFO_SIGNED_ATTRS,SIGNER_INFO_SIGNATURE_ALGORITHM,
SIGNER_INFO_SIGNATURE,SIGNER_INFO_UNSIGNED_ATTRS],SignerInfo=class SignerInfo2 extends PkiObject{static{this.CLASS_NAME=
"SignerInfo"}constructor(parameters={}){super(),this.version=parameters[VERSION$4]??SignerInfo2.defaultValues(VERSION$4),
this.sid=parameters[SID]??SignerInfo2.defaultValues(SID),this.digestAlgorithm=parameters[DIGEST_ALGORITHM]??SignerInfo2.
defaultValues(DIGEST_ALGORITHM),SIGNED_ATTRS in parameters&&(this.signedAttrs=parameters[SIGNED_ATTRS]??SignerInfo2.defaultValues(
SIGNED_ATTRS)),this.signatureAlgorithm=parameters[SIGNATURE_ALGORITHM]??SignerInfo2.defaultValues(SIGNATURE_ALGORITHM),this.
signature=parameters[SIGNATURE]??SignerInfo2.defaultValues(SIGNATURE),UNSIGNED_ATTRS in parameters&&(this.unsignedAttrs=
parameters[UNSIGNED_ATTRS]??SignerInfo2.defaultValues(UNSIGNED_ATTRS)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case VERSION$4:return 0;case SID:return new Any;case DIGEST_ALGORITHM:return new AlgorithmIdentifier;case SIGNED_ATTRS:
return new SignedAndUnsignedAttributes({type:0});case SIGNATURE_ALGORITHM:return new AlgorithmIdentifier;case SIGNATURE:
return new OctetString;case UNSIGNED_ATTRS:return new SignedAndUnsignedAttributes({type:1});default:return super.defaultValues(
memberName)}}static compareWithDefault(memberName,memberValue){switch(memberName){case VERSION$4:return SignerInfo2.defaultValues(
VERSION$4)===memberValue;case SID:return memberValue instanceof Any;case DIGEST_ALGORITHM:return memberValue instanceof AlgorithmIdentifier?
memberValue.isEqual(SignerInfo2.defaultValues(DIGEST_ALGORITHM)):!1;case SIGNED_ATTRS:return SignedAndUnsignedAttributes.
compareWithDefault("type",memberValue.type)&&SignedAndUnsignedAttributes.compareWithDefault("attributes",memberValue.attributes)&&
SignedAndUnsignedAttributes.compareWithDefault("encodedValue",memberValue.encodedValue);case SIGNATURE_ALGORITHM:return memberValue instanceof
AlgorithmIdentifier?memberValue.isEqual(SignerInfo2.defaultValues(SIGNATURE_ALGORITHM)):!1;case SIGNATURE:case UNSIGNED_ATTRS:
return SignedAndUnsignedAttributes.compareWithDefault("type",memberValue.type)&&SignedAndUnsignedAttributes.compareWithDefault(
"attributes",memberValue.attributes)&&SignedAndUnsignedAttributes.compareWithDefault("encodedValue",memberValue.encodedValue);default:
return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence(
{name:SIGNER_INFO,value:[new Integer({name:names.version||SIGNER_INFO_VERSION}),new Choice({value:[IssuerAndSerialNumber.
schema(names.sidSchema||{names:{blockName:SIGNER_INFO_SID}}),new Choice({value:[new Constructed({optional:!0,name:names.
sid||SIGNER_INFO_SID,idBlock:{tagClass:3,tagNumber:0},value:[new OctetString]}),new Primitive({optional:!0,name:names.sid||
SIGNER_INFO_SID,idBlock:{tagClass:3,tagNumber:0}})]})]}),AlgorithmIdentifier.schema(names.digestAlgorithm||{names:{blockName:SIGNER_INFO_DIGEST_ALGORITHM}}),
SignedAndUnsignedAttributes.schema(names.signedAttrs||{names:{blockName:SIGNER_INFO_SIGNED_ATTRS,tagNumber:0}}),AlgorithmIdentifier.
schema(names.signatureAlgorithm||{names:{blockName:SIGNER_INFO_SIGNATURE_ALGORITHM}}),new OctetString({name:names.signature||
SIGNER_INFO_SIGNATURE}),SignedAndUnsignedAttributes.schema(names.unsignedAttrs||{names:{blockName:SIGNER_INFO_UNSIGNED_ATTRS,
tagNumber:1}})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$5)delete schema[prop];let asn1=compareSchema(schema,schema,
SignerInfo2.schema());AsnError.assertSchema(asn1,this.className),this.version=asn1.result[SIGNER_INFO_VERSION].valueBlock.
valueDec;let currentSid=asn1.result[SIGNER_INFO_SID];currentSid.idBlock.tagClass===1?this.sid=new IssuerAndSerialNumber(
{schema:currentSid}):this.sid=currentSid,this.digestAlgorithm=new AlgorithmIdentifier({schema:asn1.result[SIGNER_INFO_DIGEST_ALGORITHM]}),
SIGNER_INFO_SIGNED_ATTRS in asn1.result&&(this.signedAttrs=new SignedAndUnsignedAttributes({type:0,schema:asn1.result[SIGNER_INFO_SIGNED_ATTRS]})),
this.signatureAlgorithm=new AlgorithmIdentifier({schema:asn1.result[SIGNER_INFO_SIGNATURE_ALGORITHM]}),this.signature=asn1.
result[SIGNER_INFO_SIGNATURE],SIGNER_INFO_UNSIGNED_ATTRS in asn1.result&&(this.unsignedAttrs=new SignedAndUnsignedAttributes(
{type:1,schema:asn1.result[SIGNER_INFO_UNSIGNED_ATTRS]}))}toSchema(){if(SignerInfo2.compareWithDefault(SID,this.sid))throw new Error(
'Incorrectly initialized "SignerInfo" class');let outputArray=[];return outputArray.push(new Integer({value:this.version})),
this.sid instanceof IssuerAndSerialNumber?outputArray.push(this.sid.toSchema()):outputArray.push(this.sid),outputArray.push(
this.digestAlgorithm.toSchema()),this.signedAttrs&&SignerInfo2.compareWithDefault(SIGNED_ATTRS,this.signedAttrs)===!1&&outputArray.
push(this.signedAttrs.toSchema()),outputArray.push(this.signatureAlgorithm.toSchema()),outputArray.push(this.signature),
this.unsignedAttrs&&SignerInfo2.compareWithDefault(UNSIGNED_ATTRS,this.unsignedAttrs)===!1&&outputArray.push(this.unsignedAttrs.
toSchema()),new Sequence({value:outputArray})}toJSON(){if(SignerInfo2.compareWithDefault(SID,this.sid))throw new Error('\
Incorrectly initialized "SignerInfo" class');let res={version:this.version,digestAlgorithm:this.digestAlgorithm.toJSON(),
signatureAlgorithm:this.signatureAlgorithm.toJSON(),signature:this.signature.toJSON()};return this.sid instanceof Any||(res.
sid=this.sid.toJSON()),this.signedAttrs&&SignerInfo2.compareWithDefault(SIGNED_ATTRS,this.signedAttrs)===!1&&(res.signedAttrs=
this.signedAttrs.toJSON()),this.unsignedAttrs&&SignerInfo2.compareWithDefault(UNSIGNED_ATTRS,this.unsignedAttrs)===!1&&(res.
unsignedAttrs=this.unsignedAttrs.toJSON()),res}},VERSION$3="version",POLICY="policy",MESSAGE_IMPRINT$1="messageImprint",
SERIAL_NUMBER="serialNumber",GEN_TIME="genTime",ORDERING="ordering",NONCE$1="nonce",ACCURACY="accuracy",TSA="tsa",EXTENSIONS$1=
"extensions",TST_INFO="TSTInfo",TST_INFO_VERSION=`${TST_INFO}.${VERSION$3}`,TST_INFO_POLICY=`${TST_INFO}.${POLICY}`,TST_INFO_MESSAGE_IMPRINT=
`${TST_INFO}.${MESSAGE_IMPRINT$1}`,TST_INFO_SERIAL_NUMBER=`${TST_INFO}.${SERIAL_NUMBER}`,TST_INFO_GEN_TIME=`${TST_INFO}.${GEN_TIME}`,
TST_INFO_ACCURACY=`${TST_INFO}.${ACCURACY}`,TST_INFO_ORDERING=`${TST_INFO}.${ORDERING}`,TST_INFO_NONCE=`${TST_INFO}.${NONCE$1}`,
TST_INFO_TSA=`${TST_INFO}.${TSA}`,TST_INFO_EXTENSIONS=`${TST_INFO}.${EXTENSIONS$1}`,CLEAR_PROPS$4=[TST_INFO_VERSION,TST_INFO_POLICY,
TST_INFO_MESSAGE_IMPRINT,TST_INFO_SERIAL_NUMBER,TST_INFO_GEN_TIME,TST_INFO_ACCURACY,TST_INFO_ORDERING,TST_INFO_NONCE,TST_INFO_TSA,
TST_INFO_EXTENSIONS],TSTInfo=class TSTInfo2 extends PkiObject{static{this.CLASS_NAME="TSTInfo"}constructor(parameters={}){
super(),this.version=parameters[VERSION$3]??TSTInfo2.defaultValues(VERSION$3),this.policy=parameters[POLICY]??TSTInfo2.defaultValues(
POLICY),this.messageImprint=parameters[MESSAGE_IMPRINT$1]??TSTInfo2.defaultValues(MESSAGE_IMPRINT$1),this.serialNumber=parameters[SERIAL_NUMBER]??
TSTInfo2.defaultValues(SERIAL_NUMBER),this.genTime=parameters[GEN_TIME]??TSTInfo2.defaultValues(GEN_TIME),ACCURACY in parameters&&
(this.accuracy=parameters[ACCURACY]??TSTInfo2.defaultValues(ACCURACY)),ORDERING in parameters&&(this.ordering=parameters[ORDERING]??
TSTInfo2.defaultValues(ORDERING)),NONCE$1 in parameters&&(this.nonce=parameters[NONCE$1]??TSTInfo2.defaultValues(NONCE$1)),
TSA in parameters&&(this.tsa=parameters[TSA]??TSTInfo2.defaultValues(TSA)),EXTENSIONS$1 in parameters&&(this.extensions=
parameters[EXTENSIONS$1]??TSTInfo2.defaultValues(EXTENSIONS$1)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case VERSION$3:return 0;case POLICY:return"";case MESSAGE_IMPRINT$1:return new MessageImprint;case SERIAL_NUMBER:
return new Integer;case GEN_TIME:return new Date(0,0,0);case ACCURACY:return new Accuracy;case ORDERING:return!1;case NONCE$1:
return new Integer;case TSA:return new GeneralName;case EXTENSIONS$1:return[];default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case VERSION$3:case POLICY:case GEN_TIME:case ORDERING:return memberValue===TSTInfo2.defaultValues(ORDERING);case MESSAGE_IMPRINT$1:
return MessageImprint.compareWithDefault("hashAlgorithm",memberValue.hashAlgorithm)&&MessageImprint.compareWithDefault("\
hashedMessage",memberValue.hashedMessage);case SERIAL_NUMBER:case NONCE$1:return memberValue.isEqual(TSTInfo2.defaultValues(
NONCE$1));case ACCURACY:return Accuracy.compareWithDefault("seconds",memberValue.seconds)&&Accuracy.compareWithDefault("\
millis",memberValue.millis)&&Accuracy.compareWithDefault("micros",memberValue.micros);case TSA:return GeneralName.compareWithDefault(
"type",memberValue.type)&&GeneralName.compareWithDefault("value",memberValue.value);case EXTENSIONS$1:return memberValue.
length===0;default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence(
{name:names.blockName||TST_INFO,value:[new Integer({name:names.version||TST_INFO_VERSION}),new ObjectIdentifier({name:names.
policy||TST_INFO_POLICY}),MessageImprint.schema(names.messageImprint||{names:{blockName:TST_INFO_MESSAGE_IMPRINT}}),new Integer(
{name:names.serialNumber||TST_INFO_SERIAL_NUMBER}),new GeneralizedTime({name:names.genTime||TST_INFO_GEN_TIME}),Accuracy.
schema(names.accuracy||{names:{blockName:TST_INFO_ACCURACY}}),new Boolean({name:names.ordering||TST_INFO_ORDERING,optional:!0}),
new Integer({name:names.nonce||TST_INFO_NONCE,optional:!0}),new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:0},
value:[GeneralName.schema(names.tsa||{names:{blockName:TST_INFO_TSA}})]}),new Constructed({optional:!0,idBlock:{tagClass:3,
tagNumber:1},value:[new Repeated({name:names.extensions||TST_INFO_EXTENSIONS,value:Extension.schema(names.extension||{})})]})]})}fromSchema(schema){
for(let prop of CLEAR_PROPS$4)delete schema[prop];let asn1=compareSchema(schema,schema,TSTInfo2.schema());AsnError.assertSchema(
asn1,this.className),this.version=asn1.result[TST_INFO_VERSION].valueBlock.valueDec,this.policy=asn1.result[TST_INFO_POLICY].
valueBlock.toString(),this.messageImprint=new MessageImprint({schema:asn1.result[TST_INFO_MESSAGE_IMPRINT]}),this.serialNumber=
asn1.result[TST_INFO_SERIAL_NUMBER],this.genTime=asn1.result[TST_INFO_GEN_TIME].toDate(),TST_INFO_ACCURACY in asn1.result&&
(this.accuracy=new Accuracy({schema:asn1.result[TST_INFO_ACCURACY]})),TST_INFO_ORDERING in asn1.result&&(this.ordering=asn1.
result[TST_INFO_ORDERING].valueBlock.value),TST_INFO_NONCE in asn1.result&&(this.nonce=asn1.result[TST_INFO_NONCE]),TST_INFO_TSA in
asn1.result&&(this.tsa=new GeneralName({schema:asn1.result[TST_INFO_TSA]})),TST_INFO_EXTENSIONS in asn1.result&&(this.extensions=
Array.from(asn1.result[TST_INFO_EXTENSIONS],element=>new Extension({schema:element})))}toSchema(){let outputArray=[];return outputArray.
push(new Integer({value:this.version})),outputArray.push(new ObjectIdentifier({value:this.policy})),outputArray.push(this.
messageImprint.toSchema()),outputArray.push(this.serialNumber),outputArray.push(new GeneralizedTime({valueDate:this.genTime})),
this.accuracy&&outputArray.push(this.accuracy.toSchema()),this.ordering!==void 0&&outputArray.push(new Boolean({value:this.
ordering})),this.nonce&&outputArray.push(this.nonce),this.tsa&&outputArray.push(new Constructed({optional:!0,idBlock:{tagClass:3,
tagNumber:0},value:[this.tsa.toSchema()]})),this.extensions&&outputArray.push(new Constructed({optional:!0,idBlock:{tagClass:3,
tagNumber:1},value:Array.from(this.extensions,o=>o.toSchema())})),new Sequence({value:outputArray})}toJSON(){let res={version:this.
version,policy:this.policy,messageImprint:this.messageImprint.toJSON(),serialNumber:this.serialNumber.toJSON(),genTime:this.
genTime};return this.accuracy&&(res.accuracy=this.accuracy.toJSON()),this.ordering!==void 0&&(res.ordering=this.ordering),
this.nonce&&(res.nonce=this.nonce.toJSON()),this.tsa&&(res.tsa=this.tsa.toJSON()),this.extensions&&(res.extensions=Array.
from(this.extensions,o=>o.toJSON())),res}async verify(params,crypto2=getCrypto(!0)){if(!params.data)throw new Error('"da\
ta" is a mandatory attribute for TST_INFO verification');let data=params.data;if(params.notBefore&&this.genTime<params.notBefore)
throw new Error("Generation time for TSTInfo object is less than notBefore value");if(params.notAfter&&this.genTime>params.
notAfter)throw new Error("Generation time for TSTInfo object is more than notAfter value");let shaAlgorithm=crypto2.getAlgorithmByOID(
this.messageImprint.hashAlgorithm.algorithmId,!0,"MessageImprint.hashAlgorithm"),hash=await crypto2.digest(shaAlgorithm.
name,new Uint8Array(data));return bytes_exports2.equal(hash,this.messageImprint.hashedMessage.valueBlock.valueHexView)}},
VERSION$2="version",DIGEST_ALGORITHMS="digestAlgorithms",ENCAP_CONTENT_INFO="encapContentInfo",CERTIFICATES="certificate\
s",CRLS="crls",SIGNER_INFOS="signerInfos",OCSPS="ocsps",SIGNED_DATA="SignedData",SIGNED_DATA_VERSION=`${SIGNED_DATA}.${VERSION$2}`,
SIGNED_DATA_DIGEST_ALGORITHMS=`${SIGNED_DATA}.${DIGEST_ALGORITHMS}`,SIGNED_DATA_ENCAP_CONTENT_INFO=`${SIGNED_DATA}.${ENCAP_CONTENT_INFO}`,
SIGNED_DATA_CERTIFICATES=`${SIGNED_DATA}.${CERTIFICATES}`,SIGNED_DATA_CRLS=`${SIGNED_DATA}.${CRLS}`,SIGNED_DATA_SIGNER_INFOS=
`${SIGNED_DATA}.${SIGNER_INFOS}`,CLEAR_PROPS$3=[SIGNED_DATA_VERSION,SIGNED_DATA_DIGEST_ALGORITHMS,SIGNED_DATA_ENCAP_CONTENT_INFO,
SIGNED_DATA_CERTIFICATES,SIGNED_DATA_CRLS,SIGNED_DATA_SIGNER_INFOS],SignedDataVerifyError=class extends Error{constructor({
message,code=0,date=new Date,signatureVerified=null,signerCertificate=null,signerCertificateVerified=null,timestampSerial=null,
certificatePath=[]}){super(message),this.name="SignedDataVerifyError",this.date=date,this.code=code,this.timestampSerial=
timestampSerial,this.signatureVerified=signatureVerified,this.signerCertificate=signerCertificate,this.signerCertificateVerified=
signerCertificateVerified,this.certificatePath=certificatePath}},SignedData=class SignedData2 extends PkiObject{static{this.
CLASS_NAME="SignedData"}static{this.ID_DATA=id_ContentType_Data}constructor(parameters={}){super(),this.version=parameters[VERSION$2]??
SignedData2.defaultValues(VERSION$2),this.digestAlgorithms=parameters[DIGEST_ALGORITHMS]??SignedData2.defaultValues(DIGEST_ALGORITHMS),
this.encapContentInfo=parameters[ENCAP_CONTENT_INFO]??SignedData2.defaultValues(ENCAP_CONTENT_INFO),CERTIFICATES in parameters&&
(this.certificates=parameters[CERTIFICATES]??SignedData2.defaultValues(CERTIFICATES)),CRLS in parameters&&(this.crls=parameters[CRLS]??
SignedData2.defaultValues(CRLS)),OCSPS in parameters&&(this.ocsps=parameters[OCSPS]??SignedData2.defaultValues(OCSPS)),this.
signerInfos=parameters[SIGNER_INFOS]??SignedData2.defaultValues(SIGNER_INFOS),parameters.schema&&this.fromSchema(parameters.
schema)}static defaultValues(memberName){switch(memberName){case VERSION$2:return 0;case DIGEST_ALGORITHMS:return[];case ENCAP_CONTENT_INFO:
return new EncapsulatedContentInfo;case CERTIFICATES:return[];case CRLS:return[];case OCSPS:return[];case SIGNER_INFOS:return[];default:
return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){switch(memberName){case VERSION$2:
return memberValue===SignedData2.defaultValues(VERSION$2);case ENCAP_CONTENT_INFO:return EncapsulatedContentInfo.compareWithDefault(
"eContentType",memberValue.eContentType)&&EncapsulatedContentInfo.compareWithDefault("eContent",memberValue.eContent);case DIGEST_ALGORITHMS:case CERTIFICATES:case CRLS:case OCSPS:case SIGNER_INFOS:
return memberValue.length===0;default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.
names??{};return names.optional===void 0&&(names.optional=!1),new Sequence({name:names.blockName||SIGNED_DATA,optional:names.
optional,value:[new Integer({name:names.version||SIGNED_DATA_VERSION}),new Set({value:[new Repeated({name:names.digestAlgorithms||
SIGNED_DATA_DIGEST_ALGORITHMS,value:AlgorithmIdentifier.schema()})]}),EncapsulatedContentInfo.schema(names.encapContentInfo||
{names:{blockName:SIGNED_DATA_ENCAP_CONTENT_INFO}}),new Constructed({name:names.certificates||SIGNED_DATA_CERTIFICATES,optional:!0,
idBlock:{tagClass:3,tagNumber:0},value:CertificateSet.schema().valueBlock.value}),new Constructed({optional:!0,idBlock:{
tagClass:3,tagNumber:1},value:RevocationInfoChoices.schema(names.crls||{names:{crls:SIGNED_DATA_CRLS}}).valueBlock.value}),
new Set({value:[new Repeated({name:names.signerInfos||SIGNED_DATA_SIGNER_INFOS,value:SignerInfo.schema()})]})]})}fromSchema(schema){
for(let prop of CLEAR_PROPS$3)delete schema[prop];let asn1=compareSchema(schema,schema,SignedData2.schema());if(AsnError.
assertSchema(asn1,this.className),this.version=asn1.result[SIGNED_DATA_VERSION].valueBlock.valueDec,SIGNED_DATA_DIGEST_ALGORITHMS in
asn1.result&&(this.digestAlgorithms=Array.from(asn1.result[SIGNED_DATA_DIGEST_ALGORITHMS],algorithm=>new AlgorithmIdentifier(
{schema:algorithm}))),this.encapContentInfo=new EncapsulatedContentInfo({schema:asn1.result[SIGNED_DATA_ENCAP_CONTENT_INFO]}),
SIGNED_DATA_CERTIFICATES in asn1.result){let certificateSet=new CertificateSet({schema:new Set({value:asn1.result[SIGNED_DATA_CERTIFICATES].
valueBlock.value})});this.certificates=certificateSet.certificates.slice(0)}SIGNED_DATA_CRLS in asn1.result&&(this.crls=
Array.from(asn1.result[SIGNED_DATA_CRLS],crl=>crl.idBlock.tagClass===1?new CertificateRevocationList({schema:crl}):(crl.
idBlock.tagClass=1,crl.idBlock.tagNumber=16,new OtherRevocationInfoFormat({schema:crl})))),SIGNED_DATA_SIGNER_INFOS in asn1.
result&&(this.signerInfos=Array.from(asn1.result[SIGNED_DATA_SIGNER_INFOS],signerInfoSchema=>new SignerInfo({schema:signerInfoSchema})))}toSchema(encodeFlag=!1){
let outputArray=[];if(this.certificates&&this.certificates.length&&this.certificates.some(o=>o instanceof OtherCertificateFormat)||
this.crls&&this.crls.length&&this.crls.some(o=>o instanceof OtherRevocationInfoFormat)?this.version=5:this.certificates&&
this.certificates.length&&this.certificates.some(o=>o instanceof AttributeCertificateV2)?this.version=4:this.certificates&&
this.certificates.length&&this.certificates.some(o=>o instanceof AttributeCertificateV1)||this.signerInfos.some(o=>o.version===
3)||this.encapContentInfo.eContentType!==SignedData2.ID_DATA?this.version=3:this.version=1,outputArray.push(new Integer(
{value:this.version})),outputArray.push(new Set({value:Array.from(this.digestAlgorithms,algorithm=>algorithm.toSchema())})),
outputArray.push(this.encapContentInfo.toSchema()),this.certificates){let certificateSetSchema=new CertificateSet({certificates:this.
certificates}).toSchema();outputArray.push(new Constructed({idBlock:{tagClass:3,tagNumber:0},value:certificateSetSchema.
valueBlock.value}))}return this.crls&&outputArray.push(new Constructed({idBlock:{tagClass:3,tagNumber:1},value:Array.from(
this.crls,crl=>{if(crl instanceof OtherRevocationInfoFormat){let crlSchema=crl.toSchema();return crlSchema.idBlock.tagClass=
3,crlSchema.idBlock.tagNumber=1,crlSchema}return crl.toSchema(encodeFlag)})})),outputArray.push(new Set({value:Array.from(
this.signerInfos,signerInfo=>signerInfo.toSchema())})),new Sequence({value:outputArray})}toJSON(){let res={version:this.
version,digestAlgorithms:Array.from(this.digestAlgorithms,algorithm=>algorithm.toJSON()),encapContentInfo:this.encapContentInfo.
toJSON(),signerInfos:Array.from(this.signerInfos,signerInfo=>signerInfo.toJSON())};return this.certificates&&(res.certificates=
Array.from(this.certificates,certificate=>certificate.toJSON())),this.crls&&(res.crls=Array.from(this.crls,crl=>crl.toJSON())),
res}async verify({signer=-1,data=EMPTY_BUFFER2,trustedCerts=[],checkDate=new Date,checkChain=!1,passedWhenNotRevValues=!1,
extendedMode=!1,findOrigin=null,findIssuer=null}={},crypto2=getCrypto(!0)){let signerCert=null,timestampSerial=null;try{
let messageDigestValue=EMPTY_BUFFER2,shaAlgorithm="",certificatePath=[],signerInfo=this.signerInfos[signer];if(!signerInfo)
throw new SignedDataVerifyError({date:checkDate,code:1,message:"Unable to get signer by supplied index"});if(!this.certificates)
throw new SignedDataVerifyError({date:checkDate,code:2,message:"No certificates attached to this signed data"});if(signerInfo.
sid instanceof IssuerAndSerialNumber){for(let certificate of this.certificates)if(certificate instanceof Certificate&&certificate.
issuer.isEqual(signerInfo.sid.issuer)&&certificate.serialNumber.isEqual(signerInfo.sid.serialNumber)){signerCert=certificate;
break}}else{let sid=signerInfo.sid,keyId=sid.idBlock.isConstructed?sid.valueBlock.value[0].valueBlock.valueHex:sid.valueBlock.
valueHex;for(let certificate of this.certificates){if(!(certificate instanceof Certificate))continue;let digest=await crypto2.
digest({name:"sha-1"},certificate.subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView);if(bytes_exports2.equal(
digest,keyId)){signerCert=certificate;break}}}if(!signerCert)throw new SignedDataVerifyError({date:checkDate,code:3,message:"\
Unable to find signer certificate"});if(this.encapContentInfo.eContentType==="1.2.840.113549.1.9.16.1.4"){if(!this.encapContentInfo.
eContent)throw new SignedDataVerifyError({date:checkDate,code:15,message:"Error during verification: TSTInfo eContent is\
 empty",signatureVerified:null,signerCertificate:signerCert,timestampSerial,signerCertificateVerified:!0});let tstInfo;try{
tstInfo=TSTInfo.fromBER(this.encapContentInfo.eContent.getValue())}catch{throw new SignedDataVerifyError({date:checkDate,
code:15,message:"Error during verification: TSTInfo wrong ASN.1 schema ",signatureVerified:null,signerCertificate:signerCert,
timestampSerial,signerCertificateVerified:!0})}if(checkDate=tstInfo.genTime,timestampSerial=tstInfo.serialNumber.valueBlock.
valueHexView.slice().buffer,data.byteLength===0)throw new SignedDataVerifyError({date:checkDate,code:4,message:"Missed d\
etached data input array"});if(!await tstInfo.verify({data},crypto2))throw new SignedDataVerifyError({date:checkDate,code:15,
message:"Error during verification: TSTInfo verification is failed",signatureVerified:!1,signerCertificate:signerCert,timestampSerial,
signerCertificateVerified:!0})}if(checkChain){let certs=this.certificates.filter(certificate=>certificate instanceof Certificate&&
!!checkCA(certificate,signerCert)),chainParams={checkDate,certs,trustedCerts};findIssuer&&(chainParams.findIssuer=findIssuer),
findOrigin&&(chainParams.findOrigin=findOrigin);let chainEngine=new CertificateChainValidationEngine(chainParams);if(chainEngine.
certs.push(signerCert),this.crls)for(let crl of this.crls)"thisUpdate"in crl?chainEngine.crls.push(crl):crl.otherRevInfoFormat===
"1.3.6.1.5.5.7.48.1.1"&&chainEngine.ocsps.push(new BasicOCSPResponse({schema:crl.otherRevInfo}));this.ocsps&&chainEngine.
ocsps.push(...this.ocsps);let verificationResult=await chainEngine.verify({passedWhenNotRevValues},crypto2).catch(e=>{throw new SignedDataVerifyError(
{date:checkDate,code:5,message:`Validation of signer's certificate failed with error: ${e instanceof Object?e.resultMessage:
e}`,signerCertificate:signerCert,signerCertificateVerified:!1})});if(verificationResult.certificatePath&&(certificatePath=
verificationResult.certificatePath),!verificationResult.result)throw new SignedDataVerifyError({date:checkDate,code:5,message:`\
Validation of signer's certificate failed: ${verificationResult.resultMessage}`,signerCertificate:signerCert,signerCertificateVerified:!1})}
let signerInfoHashAlgorithm=crypto2.getAlgorithmByOID(signerInfo.digestAlgorithm.algorithmId);if(!("name"in signerInfoHashAlgorithm))
throw new SignedDataVerifyError({date:checkDate,code:7,message:`Unsupported signature algorithm: ${signerInfo.digestAlgorithm.
algorithmId}`,signerCertificate:signerCert,signerCertificateVerified:!0});shaAlgorithm=signerInfoHashAlgorithm.name;let eContent=this.
encapContentInfo.eContent;if(eContent)eContent.idBlock.tagClass===1&&eContent.idBlock.tagNumber===4?data=eContent.getValue():
data=eContent.valueBlock.valueBeforeDecodeView.slice().buffer;else if(data.byteLength===0)throw new SignedDataVerifyError(
{date:checkDate,code:8,message:"Missed detached data input array",signerCertificate:signerCert,signerCertificateVerified:!0});
if(signerInfo.signedAttrs){let foundContentType=!1,foundMessageDigest=!1;for(let attribute of signerInfo.signedAttrs.attributes)
if(attribute.type==="1.2.840.113549.1.9.3"&&(foundContentType=!0),attribute.type==="1.2.840.113549.1.9.4"&&(foundMessageDigest=
!0,messageDigestValue=attribute.values[0].valueBlock.valueHex),foundContentType&&foundMessageDigest)break;if(foundContentType===
!1)throw new SignedDataVerifyError({date:checkDate,code:9,message:'Attribute "content-type" is a mandatory attribute for\
 "signed attributes"',signerCertificate:signerCert,signerCertificateVerified:!0});if(foundMessageDigest===!1)throw new SignedDataVerifyError(
{date:checkDate,code:10,message:'Attribute "message-digest" is a mandatory attribute for "signed attributes"',signatureVerified:null,
signerCertificate:signerCert,signerCertificateVerified:!0})}if(signerInfo.signedAttrs){let messageDigest=await crypto2.digest(
shaAlgorithm,new Uint8Array(data));if(!bytes_exports2.equal(messageDigest,messageDigestValue))throw new SignedDataVerifyError(
{date:checkDate,code:15,message:"Error during verification: Message digest doesn't match",signatureVerified:null,signerCertificate:signerCert,
timestampSerial,signerCertificateVerified:!0});data=signerInfo.signedAttrs.encodedValue}let verifyResult=signerInfo.signatureAlgorithm.
algorithmId==="1.2.840.113549.1.1.1"?await crypto2.verifyWithPublicKey(data,signerInfo.signature,signerCert.subjectPublicKeyInfo,
signerInfo.signatureAlgorithm,shaAlgorithm):await crypto2.verifyWithPublicKey(data,signerInfo.signature,signerCert.subjectPublicKeyInfo,
signerInfo.signatureAlgorithm);return extendedMode?{date:checkDate,code:14,message:"",signatureVerified:verifyResult,signerCertificate:signerCert,
timestampSerial,signerCertificateVerified:!0,certificatePath}:verifyResult}catch(e){throw e instanceof SignedDataVerifyError?
e:new SignedDataVerifyError({date:checkDate,code:15,message:`Error during verification: ${e instanceof Error?e.message:e}`,
signatureVerified:null,signerCertificate:signerCert,timestampSerial,signerCertificateVerified:!0})}}async sign(privateKey,signerIndex,hashAlgorithm="\
SHA-1",data=EMPTY_BUFFER2,crypto2=getCrypto(!0)){if(!privateKey)throw new Error("Need to provide a private key for signi\
ng");let signerInfo=this.signerInfos[signerIndex];if(!signerInfo)throw new RangeError("SignerInfo index is out of range");
!signerInfo.signedAttrs?.attributes.length&&"hash"in privateKey.algorithm&&"hash"in privateKey.algorithm&&privateKey.algorithm.
hash&&(hashAlgorithm=privateKey.algorithm.hash.name);let hashAlgorithmOID=crypto2.getOIDByAlgorithm({name:hashAlgorithm},
!0,"hashAlgorithm");this.digestAlgorithms.filter(algorithm=>algorithm.algorithmId===hashAlgorithmOID).length===0&&this.digestAlgorithms.
push(new AlgorithmIdentifier({algorithmId:hashAlgorithmOID,algorithmParams:new Null})),signerInfo.digestAlgorithm=new AlgorithmIdentifier(
{algorithmId:hashAlgorithmOID,algorithmParams:new Null});let signatureParams=await crypto2.getSignatureParameters(privateKey,
hashAlgorithm),parameters=signatureParams.parameters;if(signerInfo.signatureAlgorithm=signatureParams.signatureAlgorithm,
signerInfo.signedAttrs)if(signerInfo.signedAttrs.encodedValue.byteLength!==0)data=signerInfo.signedAttrs.encodedValue;else{
data=signerInfo.signedAttrs.toSchema().toBER();let view=toUint8Array2(data);view[0]=49}else{let eContent=this.encapContentInfo.
eContent;if(eContent)eContent.idBlock.tagClass===1&&eContent.idBlock.tagNumber===4?data=eContent.getValue():data=eContent.
valueBlock.valueBeforeDecodeView.slice().buffer;else if(data.byteLength===0)throw new Error("Missed detached data input \
array")}let signature=await crypto2.signWithPrivateKey(data,privateKey,parameters);signerInfo.signature=new OctetString(
{valueHex:signature})}},VERSION$1="version",AUTH_SAFE="authSafe",MAC_DATA="macData",PARSED_VALUE="parsedValue",CLERA_PROPS=
[VERSION$1,AUTH_SAFE,MAC_DATA],PFX=class PFX2 extends PkiObject{static{this.CLASS_NAME="PFX"}constructor(parameters={}){
super(),this.version=parameters[VERSION$1]??PFX2.defaultValues(VERSION$1),this.authSafe=parameters[AUTH_SAFE]??PFX2.defaultValues(
AUTH_SAFE),MAC_DATA in parameters&&(this.macData=parameters[MAC_DATA]??PFX2.defaultValues(MAC_DATA)),PARSED_VALUE in parameters&&
(this.parsedValue=parameters[PARSED_VALUE]??PFX2.defaultValues(PARSED_VALUE)),parameters.schema&&this.fromSchema(parameters.
schema)}static defaultValues(memberName){switch(memberName){case VERSION$1:return 3;case AUTH_SAFE:return new ContentInfo;case MAC_DATA:
return new MacData;case PARSED_VALUE:return{};default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case VERSION$1:return memberValue===PFX2.defaultValues(memberName);case AUTH_SAFE:return ContentInfo.
compareWithDefault("contentType",memberValue.contentType)&&ContentInfo.compareWithDefault("content",memberValue.content);case MAC_DATA:
return MacData.compareWithDefault("mac",memberValue.mac)&&MacData.compareWithDefault("macSalt",memberValue.macSalt)&&MacData.
compareWithDefault("iterations",memberValue.iterations);case PARSED_VALUE:return memberValue instanceof Object&&Object.keys(
memberValue).length===0;default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.
names??{};return new Sequence({name:names.blockName||"",value:[new Integer({name:names.version||VERSION$1}),ContentInfo.
schema(names.authSafe||{names:{blockName:AUTH_SAFE}}),MacData.schema(names.macData||{names:{blockName:MAC_DATA,optional:!0}})]})}fromSchema(schema){
for(let prop of CLERA_PROPS)delete schema[prop];let asn1=compareSchema(schema,schema,PFX2.schema({names:{version:VERSION$1,
authSafe:{names:{blockName:AUTH_SAFE}},macData:{names:{blockName:MAC_DATA}}}}));AsnError.assertSchema(asn1,this.className),
this.version=asn1.result.version.valueBlock.valueDec,this.authSafe=new ContentInfo({schema:asn1.result.authSafe}),MAC_DATA in
asn1.result&&(this.macData=new MacData({schema:asn1.result.macData}))}toSchema(){let outputArray=[new Integer({value:this.
version}),this.authSafe.toSchema()];return this.macData&&outputArray.push(this.macData.toSchema()),new Sequence({value:outputArray})}toJSON(){
let output={version:this.version,authSafe:this.authSafe.toJSON()};return this.macData&&(output.macData=this.macData.toJSON()),
output}async makeInternalValues(parameters={},crypto2=getCrypto(!0)){if(ArgumentError.assert(parameters,"parameters","ob\
ject"),!this.parsedValue)throw new Error('Please call "parseValues" function first in order to make "parsedValue" data');
switch(ParameterError.assertEmpty(this.parsedValue.integrityMode,"integrityMode","parsedValue"),ParameterError.assertEmpty(
this.parsedValue.authenticatedSafe,"authenticatedSafe","parsedValue"),this.parsedValue.integrityMode){case 0:{if(!("iter\
ations"in parameters))throw new ParameterError("iterations");ParameterError.assertEmpty(parameters.pbkdf2HashAlgorithm,"\
pbkdf2HashAlgorithm"),ParameterError.assertEmpty(parameters.hmacHashAlgorithm,"hmacHashAlgorithm"),ParameterError.assertEmpty(
parameters.password,"password");let saltBuffer=new ArrayBuffer(64),saltView=new Uint8Array(saltBuffer);crypto2.getRandomValues(
saltView);let data=this.parsedValue.authenticatedSafe.toSchema().toBER(!1);this.authSafe=new ContentInfo({contentType:ContentInfo.
DATA,content:new OctetString({valueHex:data})});let result=await crypto2.stampDataWithPassword({password:parameters.password,
hashAlgorithm:parameters.hmacHashAlgorithm,salt:saltBuffer,iterationCount:parameters.iterations,contentToStamp:data});this.
macData=new MacData({mac:new DigestInfo({digestAlgorithm:new AlgorithmIdentifier({algorithmId:crypto2.getOIDByAlgorithm(
{name:parameters.hmacHashAlgorithm},!0,"hmacHashAlgorithm")}),digest:new OctetString({valueHex:result})}),macSalt:new OctetString(
{valueHex:saltBuffer}),iterations:parameters.iterations})}break;case 1:{if(!("signingCertificate"in parameters))throw new ParameterError(
"signingCertificate");ParameterError.assertEmpty(parameters.privateKey,"privateKey"),ParameterError.assertEmpty(parameters.
hashAlgorithm,"hashAlgorithm");let toBeSigned=this.parsedValue.authenticatedSafe.toSchema().toBER(!1),cmsSigned=new SignedData(
{version:1,encapContentInfo:new EncapsulatedContentInfo({eContentType:"1.2.840.113549.1.7.1",eContent:new OctetString({valueHex:toBeSigned})}),
certificates:[parameters.signingCertificate]}),result=await crypto2.digest({name:parameters.hashAlgorithm},new Uint8Array(
toBeSigned)),signedAttr=[];signedAttr.push(new Attribute({type:"1.2.840.113549.1.9.3",values:[new ObjectIdentifier({value:"\
1.2.840.113549.1.7.1"})]})),signedAttr.push(new Attribute({type:"1.2.840.113549.1.9.5",values:[new UTCTime({valueDate:new Date})]})),
signedAttr.push(new Attribute({type:"1.2.840.113549.1.9.4",values:[new OctetString({valueHex:result})]})),cmsSigned.signerInfos.
push(new SignerInfo({version:1,sid:new IssuerAndSerialNumber({issuer:parameters.signingCertificate.issuer,serialNumber:parameters.
signingCertificate.serialNumber}),signedAttrs:new SignedAndUnsignedAttributes({type:0,attributes:signedAttr})})),await cmsSigned.
sign(parameters.privateKey,0,parameters.hashAlgorithm,void 0,crypto2),this.authSafe=new ContentInfo({contentType:"1.2.84\
0.113549.1.7.2",content:cmsSigned.toSchema(!0)})}break;default:throw new Error(`Parameter "integrityMode" has unknown va\
lue: ${this.parsedValue.integrityMode}`)}}async parseInternalValues(parameters,crypto2=getCrypto(!0)){switch(ArgumentError.
assert(parameters,"parameters","object"),parameters.checkIntegrity===void 0&&(parameters.checkIntegrity=!0),this.parsedValue=
{},this.authSafe.contentType){case ContentInfo.DATA:{ParameterError.assertEmpty(parameters.password,"password"),this.parsedValue.
integrityMode=0,ArgumentError.assert(this.authSafe.content,"authSafe.content",OctetString);let authSafeContent=this.authSafe.
content.getValue();if(this.parsedValue.authenticatedSafe=AuthenticatedSafe.fromBER(authSafeContent),parameters.checkIntegrity){
if(!this.macData)throw new Error('Absent "macData" value, can not check PKCS#12 data integrity');let hashAlgorithm=crypto2.
getAlgorithmByOID(this.macData.mac.digestAlgorithm.algorithmId,!0,"digestAlgorithm");if(!await crypto2.verifyDataStampedWithPassword(
{password:parameters.password,hashAlgorithm:hashAlgorithm.name,salt:toArrayBuffer2(this.macData.macSalt.valueBlock.valueHexView),
iterationCount:this.macData.iterations||1,contentToVerify:authSafeContent,signatureToVerify:toArrayBuffer2(this.macData.
mac.digest.valueBlock.valueHexView)}))throw new Error("Integrity for the PKCS#12 data is broken!")}}break;case ContentInfo.
SIGNED_DATA:{this.parsedValue.integrityMode=1;let cmsSigned=new SignedData({schema:this.authSafe.content}),eContent=cmsSigned.
encapContentInfo.eContent;ParameterError.assert(eContent,"eContent","cmsSigned.encapContentInfo"),ArgumentError.assert(eContent,
"eContent",OctetString);let data=eContent.getValue();if(this.parsedValue.authenticatedSafe=AuthenticatedSafe.fromBER(data),
!await cmsSigned.verify({signer:0,checkChain:!1},crypto2))throw new Error("Integrity for the PKCS#12 data is broken!")}break;default:
throw new Error(`Incorrect value for "this.authSafe.contentType": ${this.authSafe.contentType}`)}}},STATUS$1="status",STATUS_STRINGS=
"statusStrings",FAIL_INFO="failInfo",CLEAR_PROPS$2=[STATUS$1,STATUS_STRINGS,FAIL_INFO],PKIStatus=(function(PKIStatus2){return PKIStatus2[PKIStatus2.
granted=0]="granted",PKIStatus2[PKIStatus2.grantedWithMods=1]="grantedWithMods",PKIStatus2[PKIStatus2.rejection=2]="reje\
ction",PKIStatus2[PKIStatus2.waiting=3]="waiting",PKIStatus2[PKIStatus2.revocationWarning=4]="revocationWarning",PKIStatus2[PKIStatus2.
revocationNotification=5]="revocationNotification",PKIStatus2})({}),PKIStatusInfo=class PKIStatusInfo2 extends PkiObject{static{
this.CLASS_NAME="PKIStatusInfo"}constructor(parameters={}){super(),this.status=parameters[STATUS$1]??PKIStatusInfo2.defaultValues(
STATUS$1),STATUS_STRINGS in parameters&&(this.statusStrings=parameters[STATUS_STRINGS]??PKIStatusInfo2.defaultValues(STATUS_STRINGS)),
FAIL_INFO in parameters&&(this.failInfo=parameters[FAIL_INFO]??PKIStatusInfo2.defaultValues(FAIL_INFO)),parameters.schema&&
this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case STATUS$1:return 2;case STATUS_STRINGS:
return[];case FAIL_INFO:return new BitString;default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case STATUS$1:return memberValue===PKIStatusInfo2.defaultValues(memberName);case STATUS_STRINGS:return memberValue.
length===0;case FAIL_INFO:return memberValue.isEqual(PKIStatusInfo2.defaultValues(memberName));default:return super.defaultValues(
memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence({name:names.blockName||"",value:[
new Integer({name:names.status||""}),new Sequence({optional:!0,value:[new Repeated({name:names.statusStrings||"",value:new Utf8String})]}),
new BitString({name:names.failInfo||"",optional:!0})]})}fromSchema(schema){for(let prop of CLEAR_PROPS$2)delete schema[prop];
let asn1=compareSchema(schema,schema,PKIStatusInfo2.schema({names:{status:STATUS$1,statusStrings:STATUS_STRINGS,failInfo:FAIL_INFO}}));
AsnError.assertSchema(asn1,this.className);let _status=asn1.result.status;if(_status.valueBlock.isHexOnly===!0||_status.
valueBlock.valueDec<0||_status.valueBlock.valueDec>5)throw new Error('PKIStatusInfo "status" has invalid value');this.status=
_status.valueBlock.valueDec,STATUS_STRINGS in asn1.result&&(this.statusStrings=asn1.result.statusStrings),FAIL_INFO in asn1.
result&&(this.failInfo=asn1.result.failInfo)}toSchema(){let outputArray=[];return outputArray.push(new Integer({value:this.
status})),this.statusStrings&&outputArray.push(new Sequence({optional:!0,value:this.statusStrings})),this.failInfo&&outputArray.
push(this.failInfo),new Sequence({value:outputArray})}toJSON(){let res={status:this.status};return this.statusStrings&&(res.
statusStrings=Array.from(this.statusStrings,o=>o.toJSON())),this.failInfo&&(res.failInfo=this.failInfo.toJSON()),res}},VERSION=
"version",MESSAGE_IMPRINT="messageImprint",REQ_POLICY="reqPolicy",NONCE="nonce",CERT_REQ="certReq",EXTENSIONS="extension\
s",TIME_STAMP_REQ="TimeStampReq",TIME_STAMP_REQ_VERSION=`${TIME_STAMP_REQ}.${VERSION}`,TIME_STAMP_REQ_MESSAGE_IMPRINT=`${TIME_STAMP_REQ}\
.${MESSAGE_IMPRINT}`,TIME_STAMP_REQ_POLICY=`${TIME_STAMP_REQ}.${REQ_POLICY}`,TIME_STAMP_REQ_NONCE=`${TIME_STAMP_REQ}.${NONCE}`,
TIME_STAMP_REQ_CERT_REQ=`${TIME_STAMP_REQ}.${CERT_REQ}`,TIME_STAMP_REQ_EXTENSIONS=`${TIME_STAMP_REQ}.${EXTENSIONS}`,CLEAR_PROPS$1=
[TIME_STAMP_REQ_VERSION,TIME_STAMP_REQ_MESSAGE_IMPRINT,TIME_STAMP_REQ_POLICY,TIME_STAMP_REQ_NONCE,TIME_STAMP_REQ_CERT_REQ,
TIME_STAMP_REQ_EXTENSIONS],TimeStampReq=class TimeStampReq2 extends PkiObject{static{this.CLASS_NAME="TimeStampReq"}constructor(parameters={}){
super(),this.version=parameters[VERSION]??TimeStampReq2.defaultValues(VERSION),this.messageImprint=parameters[MESSAGE_IMPRINT]??
TimeStampReq2.defaultValues(MESSAGE_IMPRINT),REQ_POLICY in parameters&&(this.reqPolicy=parameters[REQ_POLICY]??TimeStampReq2.
defaultValues(REQ_POLICY)),NONCE in parameters&&(this.nonce=parameters[NONCE]??TimeStampReq2.defaultValues(NONCE)),CERT_REQ in
parameters&&(this.certReq=parameters[CERT_REQ]??TimeStampReq2.defaultValues(CERT_REQ)),EXTENSIONS in parameters&&(this.extensions=
parameters[EXTENSIONS]??TimeStampReq2.defaultValues(EXTENSIONS)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){
switch(memberName){case VERSION:return 0;case MESSAGE_IMPRINT:return new MessageImprint;case REQ_POLICY:return"";case NONCE:
return new Integer;case CERT_REQ:return!1;case EXTENSIONS:return[];default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case VERSION:case REQ_POLICY:case CERT_REQ:return memberValue===TimeStampReq2.defaultValues(memberName);case MESSAGE_IMPRINT:
return MessageImprint.compareWithDefault("hashAlgorithm",memberValue.hashAlgorithm)&&MessageImprint.compareWithDefault("\
hashedMessage",memberValue.hashedMessage);case NONCE:return memberValue.isEqual(TimeStampReq2.defaultValues(memberName));case EXTENSIONS:
return memberValue.length===0;default:return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.
names??{};return new Sequence({name:names.blockName||TIME_STAMP_REQ,value:[new Integer({name:names.version||TIME_STAMP_REQ_VERSION}),
MessageImprint.schema(names.messageImprint||{names:{blockName:TIME_STAMP_REQ_MESSAGE_IMPRINT}}),new ObjectIdentifier({name:names.
reqPolicy||TIME_STAMP_REQ_POLICY,optional:!0}),new Integer({name:names.nonce||TIME_STAMP_REQ_NONCE,optional:!0}),new Boolean(
{name:names.certReq||TIME_STAMP_REQ_CERT_REQ,optional:!0}),new Constructed({optional:!0,idBlock:{tagClass:3,tagNumber:0},
value:[new Repeated({name:names.extensions||TIME_STAMP_REQ_EXTENSIONS,value:Extension.schema()})]})]})}fromSchema(schema){
for(let prop of CLEAR_PROPS$1)delete schema[prop];let asn1=compareSchema(schema,schema,TimeStampReq2.schema());AsnError.
assertSchema(asn1,this.className),this.version=asn1.result[TIME_STAMP_REQ_VERSION].valueBlock.valueDec,this.messageImprint=
new MessageImprint({schema:asn1.result[TIME_STAMP_REQ_MESSAGE_IMPRINT]}),TIME_STAMP_REQ_POLICY in asn1.result&&(this.reqPolicy=
asn1.result[TIME_STAMP_REQ_POLICY].valueBlock.toString()),TIME_STAMP_REQ_NONCE in asn1.result&&(this.nonce=asn1.result[TIME_STAMP_REQ_NONCE]),
TIME_STAMP_REQ_CERT_REQ in asn1.result&&(this.certReq=asn1.result[TIME_STAMP_REQ_CERT_REQ].valueBlock.value),TIME_STAMP_REQ_EXTENSIONS in
asn1.result&&(this.extensions=Array.from(asn1.result[TIME_STAMP_REQ_EXTENSIONS],element=>new Extension({schema:element})))}toSchema(){
let outputArray=[];return outputArray.push(new Integer({value:this.version})),outputArray.push(this.messageImprint.toSchema()),
this.reqPolicy&&outputArray.push(new ObjectIdentifier({value:this.reqPolicy})),this.nonce&&outputArray.push(this.nonce),
CERT_REQ in this&&TimeStampReq2.compareWithDefault(CERT_REQ,this.certReq)===!1&&outputArray.push(new Boolean({value:this.
certReq})),this.extensions&&outputArray.push(new Constructed({idBlock:{tagClass:3,tagNumber:0},value:Array.from(this.extensions,
o=>o.toSchema())})),new Sequence({value:outputArray})}toJSON(){let res={version:this.version,messageImprint:this.messageImprint.
toJSON()};return this.reqPolicy!==void 0&&(res.reqPolicy=this.reqPolicy),this.nonce!==void 0&&(res.nonce=this.nonce.toJSON()),
this.certReq!==void 0&&TimeStampReq2.compareWithDefault(CERT_REQ,this.certReq)===!1&&(res.certReq=this.certReq),this.extensions&&
(res.extensions=Array.from(this.extensions,o=>o.toJSON())),res}},STATUS="status",TIME_STAMP_TOKEN="timeStampToken",TIME_STAMP_RESP=
"TimeStampResp",TIME_STAMP_RESP_STATUS=`${TIME_STAMP_RESP}.${STATUS}`,TIME_STAMP_RESP_TOKEN=`${TIME_STAMP_RESP}.${TIME_STAMP_TOKEN}`,
CLEAR_PROPS=[TIME_STAMP_RESP_STATUS,TIME_STAMP_RESP_TOKEN],TimeStampResp=class TimeStampResp2 extends PkiObject{static{this.
CLASS_NAME="TimeStampResp"}constructor(parameters={}){super(),this.status=parameters[STATUS]??TimeStampResp2.defaultValues(
STATUS),TIME_STAMP_TOKEN in parameters&&(this.timeStampToken=parameters[TIME_STAMP_TOKEN]??TimeStampResp2.defaultValues(
TIME_STAMP_TOKEN)),parameters.schema&&this.fromSchema(parameters.schema)}static defaultValues(memberName){switch(memberName){case STATUS:
return new PKIStatusInfo;case TIME_STAMP_TOKEN:return new ContentInfo;default:return super.defaultValues(memberName)}}static compareWithDefault(memberName,memberValue){
switch(memberName){case STATUS:return PKIStatusInfo.compareWithDefault(STATUS,memberValue.status)&&!("statusStrings"in memberValue)&&
!("failInfo"in memberValue);case TIME_STAMP_TOKEN:return memberValue.contentType===""&&memberValue.content instanceof Any;default:
return super.defaultValues(memberName)}}static schema(parameters={}){let names=parameters.names??{};return new Sequence(
{name:names.blockName||TIME_STAMP_RESP,value:[PKIStatusInfo.schema(names.status||{names:{blockName:TIME_STAMP_RESP_STATUS}}),
ContentInfo.schema(names.timeStampToken||{names:{blockName:TIME_STAMP_RESP_TOKEN,optional:!0}})]})}fromSchema(schema){for(let prop of CLEAR_PROPS)
delete schema[prop];let asn1=compareSchema(schema,schema,TimeStampResp2.schema());AsnError.assertSchema(asn1,this.className),
this.status=new PKIStatusInfo({schema:asn1.result[TIME_STAMP_RESP_STATUS]}),TIME_STAMP_RESP_TOKEN in asn1.result&&(this.
timeStampToken=new ContentInfo({schema:asn1.result[TIME_STAMP_RESP_TOKEN]}))}toSchema(){let outputArray=[];return outputArray.
push(this.status.toSchema()),this.timeStampToken&&outputArray.push(this.timeStampToken.toSchema()),new Sequence({value:outputArray})}toJSON(){
let res={status:this.status.toJSON()};return this.timeStampToken&&(res.timeStampToken=this.timeStampToken.toJSON()),res}async sign(privateKey,hashAlgorithm,crypto2=getCrypto(
!0)){return this.assertContentType(),new SignedData({schema:this.timeStampToken.content}).sign(privateKey,0,hashAlgorithm,
void 0,crypto2)}async verify(verificationParameters={signer:0,trustedCerts:[],data:EMPTY_BUFFER2},crypto2=getCrypto(!0)){
return this.assertContentType(),new SignedData({schema:this.timeStampToken.content}).verify(verificationParameters,crypto2)}assertContentType(){
if(!this.timeStampToken)throw new Error("timeStampToken is absent in TSP response");if(this.timeStampToken.contentType!==
"1.2.840.113549.1.7.2")throw new Error(`Wrong format of timeStampToken: ${this.timeStampToken.contentType}`)}};initCryptoEngine()}});var self_signed_exports={};__export(self_signed_exports,{addressBytes:()=>addressBytes,createSelfSigned:()=>createSelfSigned});
module.exports=__toCommonJS(self_signed_exports);var import_node_crypto=require("node:crypto"),import_node_net=require("node:net"),
loadParts=async()=>({...await Promise.resolve().then(()=>(init_build2(),build_exports)),...await Promise.resolve().then(()=>(init_build5(),build_exports2))}),
commonName="2.5.4.3",serverAuth="1.3.6.1.5.5.7.3.1",keyUsage={valueHex:Uint8Array.of(132).buffer,unusedBits:2};async function createSelfSigned(validity){
let parts=await loadParts(),engine2=new parts.CryptoEngine({name:"node",crypto:import_node_crypto.webcrypto}),curve={name:"\
ECDSA",namedCurve:"P-256"},keys=await import_node_crypto.webcrypto.subtle.generateKey(curve,!0,["sign","verify"]),certificate=unsignedCertificate(
parts,validity);return await certificate.subjectPublicKeyInfo.importKey(keys.publicKey,engine2),await certificate.sign(keys.
privateKey,"SHA-256",engine2),{cert:pem("CERTIFICATE",certificate.toSchema().toBER()),key:pem("PRIVATE KEY",await import_node_crypto.webcrypto.
subtle.exportKey("pkcs8",keys.privateKey))}}function unsignedCertificate(parts,{names,notBefore,notAfter}){let{AttributeTypeAndValue:AttributeTypeAndValue3,
Certificate:Certificate3,Integer:Integer3,Utf8String:Utf8String2}=parts,certificate=new Certificate3({version:2,serialNumber:new Integer3(
{valueHex:serialNumber()}),extensions:extensions(parts,names)}),name={type:commonName,value:new Utf8String2({value:"stan\
din"})};return certificate.subject.typesAndValues.push(new AttributeTypeAndValue3(name)),certificate.issuer.typesAndValues.
push(new AttributeTypeAndValue3(name)),certificate.notBefore.value=notBefore,certificate.notAfter.value=notAfter,certificate}
function extensions(parts,names){let{AltName:AltName3,BasicConstraints:BasicConstraints3,BitString:BitString2,ExtKeyUsage:ExtKeyUsage3,
Extension:Extension3}=parts,altNames=names.map(name=>generalName(parts,name)),values={"2.5.29.19":new BasicConstraints3(
{cA:!0}).toSchema(),"2.5.29.15":new BitString2(keyUsage),"2.5.29.37":new ExtKeyUsage3({keyPurposes:[serverAuth]}).toSchema(),
"2.5.29.17":new AltName3({altNames}).toSchema()};return Object.entries(values).map(([extnID,value])=>new Extension3({extnID,
extnValue:value.toBER()}))}function serialNumber(){let bytes=import_node_crypto.webcrypto.getRandomValues(new Uint8Array(
16));return bytes[0]=(bytes[0]??0)&63|64,bytes.buffer}function generalName({GeneralName:GeneralName3,OctetString:OctetString3},name){
if((0,import_node_net.isIP)(name)===0)return new GeneralName3({type:2,value:name});let{buffer}=Uint8Array.from(addressBytes(
name));return new GeneralName3({type:7,value:new OctetString3({valueHex:buffer})})}function addressBytes(address){if((0,import_node_net.isIPv4)(
address))return address.split(".").map(Number);let{hostname}=new URL(`http://[${address.replace(/%.*$/,"")}]`),[head=[],
tail3=[]]=hostname.slice(1,-1).split("::").map(part=>part.split(":").filter(group=>group!=="")),missing=Array(8-head.length-
tail3.length).fill("0");return[...head,...missing,...tail3].flatMap(group=>{let value=parseInt(group,16);return[value>>8,
value&255]})}var pem=(label,bytes)=>`-----BEGIN ${label}-----
${Buffer.from(bytes).toString("base64").replace(/.{1,64}/g,`$&
`)}-----END ${label}-----
`;0&&(module.exports={addressBytes,createSelfSigned});
/*! Bundled license information:

asn1js/build/index.js:
  (*!
   * Copyright (c) 2014, GMO GlobalSign
   * Copyright (c) 2015-2022, Peculiar Ventures
   * All rights reserved.
   * 
   * Author 2014-2019, Yury Strozhevsky
   * 
   * Redistribution and use in source and binary forms, with or without modification,
   * are permitted provided that the following conditions are met:
   * 
   * * Redistributions of source code must retain the above copyright notice, this
   *   list of conditions and the following disclaimer.
   * 
   * * Redistributions in binary form must reproduce the above copyright notice, this
   *   list of conditions and the following disclaimer in the documentation and/or
   *   other materials provided with the distribution.
   * 
   * * Neither the name of the copyright holder nor the names of its
   *   contributors may be used to endorse or promote products derived from
   *   this software without specific prior written permission.
   * 
   * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
   * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
   * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
   * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE FOR
   * ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL DAMAGES
   * (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES;
   * LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON
   * ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY, OR TORT
   * (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE OF THIS
   * SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
   * 
   *)

pkijs/build/index.js:
  (*!
   * Copyright (c) 2014, GlobalSign
   * Copyright (c) 2015-2019, Peculiar Ventures
   * All rights reserved.
   * 
   * Author 2014-2019, Yury Strozhevsky
   * 
   * Redistribution and use in source and binary forms, with or without modification,
   * are permitted provided that the following conditions are met:
   * 
   * * Redistributions of source code must retain the above copyright notice, this
   *   list of conditions and the following disclaimer.
   * 
   * * Redistributions in binary form must reproduce the above copyright notice, this
   *   list of conditions and the following disclaimer in the documentation and/or
   *   other materials provided with the distribution.
   * 
   * * Neither the name of the {organization} nor the names of its
   *   contributors may be used to endorse or promote products derived from
   *   this software without specific prior written permission.
   * 
   * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
   * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
   * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
   * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE FOR
   * ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL DAMAGES
   * (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES;
   * LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON
   * ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY, OR TORT
   * (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE OF THIS
   * SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
   * 
   *)
  (*! NOTE Bag type must be imported after the SafeBagValueFactory declaration *)
*/

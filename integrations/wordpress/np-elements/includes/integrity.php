<?php
/** The integrity values of the bundle: read from its sri.json when the settings are saved, so that a file altered later is refused. */

namespace NpElements;

defined( 'ABSPATH' ) || exit;

const INTEGRITY_OPTION = 'np_elements_integrity';

/** The `sha384-…` value by file name. */
function integrity(): array {
	$stored = get_option( INTEGRITY_OPTION );
	return is_array( $stored ) ? $stored : array();
}

/** The bundle's address, with the slash at its end; '' when none is set. */
function folder( array $settings ): string {
	$folder = $settings['folder'];
	return str_starts_with( $folder, '/' ) ? site_url( $folder ) : $folder;
}

/** The text of sri.json: from the disk when the folder is on this site. */
function read_integrity_file( string $folder ): string {
	$home = site_url( '/' );
	if ( str_starts_with( $folder, $home ) ) {
		$file = ABSPATH . substr( $folder, strlen( $home ) ) . 'sri.json';
		return is_readable( $file ) ? (string) file_get_contents( $file ) : '';
	}
	$options = array(
		'timeout'             => 5,
		'redirection'         => 0,
		'limit_response_size' => MB_IN_BYTES,
	);
	$answer  = wp_safe_remote_get( $folder . 'sri.json', $options );
	return 200 === wp_remote_retrieve_response_code( $answer ) ? wp_remote_retrieve_body( $answer ) : '';
}

/** Stores the values of the scripts that a page may load. */
function pin_integrity( array $settings ): void {
	$folder = folder( $settings );
	$is_on  = '' !== $folder && '1' === $settings['integrity'];
	$values = $is_on ? json_decode( read_integrity_file( $folder ), true ) : null;
	$kept   = array_filter(
		is_array( $values ) ? $values : array(),
		fn( $value, $name ) => is_string( $value )
			&& preg_match( '/^(chunks\/[\w.-]+|np-[a-z-]+)\.js$/', (string) $name )
			&& preg_match( '/^sha384-[A-Za-z0-9+\/]{64}$/', $value ),
		ARRAY_FILTER_USE_BOTH
	);
	update_option( INTEGRITY_OPTION, $kept );
}

// Saving reads the file again, also when no setting has changed: a new release may be in the folder.
add_filter(
	'pre_update_option_' . OPTION,
	function ( array $settings ): array {
		pin_integrity( $settings );
		return $settings;
	}
);
